import { Hono } from 'hono';
import { donationRoutes } from './donations';
import { NO_STORE, type Platform, refuse } from './guards';
import { FILE_POLICY, REVALIDATE, SECURITY_HEADERS } from './headers';
import { installReportRoute } from './installReport';
import { type Environment, readSettings } from './settings';
import type { Site } from './site';
import { serveStaticFiles } from './staticFiles';

/** The whole server, testable without a port. */
export function createApp(site: Site, environment: Environment = {}, platform: Platform = {}): Hono {
  const app = new Hono();
  const settings = readSettings(environment);
  const headers = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_POLICY });

  app.use(async (context, next) => {
    await next();
    // A page may bring its own.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });

  app.get('/healthz', (context) => context.json({ ok: true }, 200, NO_STORE));
  installReportRoute(app, settings, platform);
  donationRoutes(app, settings, platform);
  // The pattern takes /api, too, which is no address of ours, here as behind nginx and at the edge.
  app.all('/api/*', (context, next) =>
    context.req.path === '/api' ? next() : refuse(context, 404, { error: 'Not found' }),
  );
  app.get('*', serveStaticFiles(site));
  app.all('*', (context) =>
    context.text('Method not allowed', 405, { Allow: 'GET, HEAD', 'Cache-Control': REVALIDATE }),
  );
  app.onError((error, context) => {
    console.error(error);
    const kindly = 'Something went wrong. Please try again.';
    if (context.req.path.startsWith('/api/')) return refuse(context, 500, { error: kindly });
    return context.text(kindly, 500);
  });
  return app;
}
