import type { Plugin, ViteDevServer } from 'vite';
import { bundleInlineScripts } from './bundle.ts';
import { LAYER_ORDER } from './cascade-layers.ts';
import type { StaticSite } from './static-site.ts';

/** The page of an address as the build would write it, with the sources in place of the bundles. */
async function pageFor(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const site = (await server.ssrLoadModule('/src/entry-static.tsx')) as StaticSite;
  const route = site.matchRoute(path) ?? site.NOT_FOUND;
  const html = site.toDocument(await site.renderPage(route), {
    app: '/src/entry-client.tsx',
    screen: `/${route.source}`,
    imports: [],
    sheets: [],
    css: LAYER_ORDER,
    font: undefined,
    scene: undefined,
    ...(await bundleInlineScripts({ isDevelopment: true })),
  });
  // An article has no script in the browser; here one brings its styles.
  const styled = html.replace(
    '</body>',
    '<script type="module" src="/src/site/pages/ArticlePage.tsx"></script></body>',
  );
  return { status: route === site.NOT_FOUND ? 404 : 200, html: await server.transformIndexHtml(path, styled) };
}

/** The development server's pages. Changes in a page's file appear at once. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { status, html } = await pageFor(server, pathname);
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html');
            response.end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
