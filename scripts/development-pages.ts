import type { Plugin } from 'vite';

/**
 * The development server's pages: an empty page for each route that names the file to show, as the
 * prerendered pages do. Changes in that file appear at once.
 */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const { matchRoute, NOT_FOUND } = await server.ssrLoadModule('/src/site/routes.ts');
            const route = matchRoute(path) ?? NOT_FOUND;
            const { title, game } = route.page;
            const html = `<!doctype html><html lang="en" data-theme="sky-blue"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title data-head>${title}</title></head><body>
<div id="root" data-page="/${route.source}"${game ? ` data-game="${game.name}"` : ''}></div>
<script type="module" src="/src/entry-client.tsx"></script></body></html>`;
            response.statusCode = route === NOT_FOUND ? 404 : 200;
            response.setHeader('Content-Type', 'text/html');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
