import type { Plugin, ViteDevServer } from 'vite';

/** The empty page of a route: it names the file to show, as the prerendered pages do. */
async function pageFor(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const { matchRoute, NOT_FOUND } = await server.ssrLoadModule('/src/site/routes.ts');
  const { catalogue } = await server.ssrLoadModule('/src/games/catalogue.ts');
  const { furniture } = await server.ssrLoadModule('/src/site/static/furniture.tsx');
  const route = matchRoute(path) ?? NOT_FOUND;
  const { title, game } = route.page;
  const age = catalogue.find((card: { path: string }) => card.path === route.page.path)?.age ?? 0;
  const attributes = `${game ? ` data-game="${game.heading ?? game.name}"` : ''}${age >= 5 ? ` data-gate="${age}"` : ''}`;
  const html = `<!doctype html><html lang="en" data-theme="sky-blue"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title data-head>${title}</title></head><body>
<div id="root" data-page="/${route.source}"${attributes}></div>${furniture()}
<script type="module" src="/src/entry-client.tsx"></script></body></html>`;
  return { status: route === NOT_FOUND ? 404 : 200, html: await server.transformIndexHtml(path, html) };
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
            const { status, html } = await pageFor(
              server,
              new URL(request.originalUrl ?? '/', 'http://localhost').pathname,
            );
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
