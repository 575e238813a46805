import { Hono } from 'hono';
import { donationRoutes, type Platform } from './donations';
import { goalRoute } from './goal';
import { servePage } from './pages';
import { type Environment, readSettings } from './settings';
import type { Site } from './site';

/** Files that are no page are shown alone at most as a picture: nothing in them may run. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The whole server, testable without a port. */
export function createApp(site: Site, environment: Environment = {}, platform: Platform = {}): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(site.headers)) context.res.headers.set(name, value);
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.res.headers.set('Content-Security-Policy', FILE_POLICY);
    }
  });

  app.get('/healthz', (context) => context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }));
  goalRoute(app, environment.GOAL_ENDPOINT);
  donationRoutes(app, readSettings(environment), platform);
  app.all('/api/*', (context) => context.json({ error: 'Not found' }, 404, { 'Cache-Control': 'no-store' }));
  app.on(['GET', 'HEAD'], '*', servePage(site));
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    console.error(error);
    const kindly = 'Something went wrong. Please try again.';
    if (context.req.path.startsWith('/api/')) {
      return context.json({ error: kindly }, 500, { 'Cache-Control': 'no-store' });
    }
    return context.text(kindly, 500);
  });
  return app;
}
