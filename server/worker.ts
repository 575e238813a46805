import { createApp } from './app';
import { type Environment, readSettings } from './settings';
import type { Site } from './site';

/** What Cloudflare Workers bind to the site; see wrangler.toml. */
interface Bindings extends Environment {
  /** The static files, answered by the platform before this code is asked. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
  readonly DONATION_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

const A_MINUTE = 60;

/** The platform has the files, so the app itself has none. */
const NO_FILES: Site = {
  headers: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' },
  files: new Map(),
  bytes: () => new Uint8Array(),
};

const apps = new WeakMap<Bindings, ReturnType<typeof createApp>>();

function appFor(bindings: Bindings) {
  const known = apps.get(bindings);
  if (known) return known;
  for (const problem of readSettings(bindings).problems) console.warn(problem);
  const { DONATION_LIMITER: limiter } = bindings;
  const app = createApp(NO_FILES, bindings, {
    // Only the platform can write this header.
    addressOf: (context) => context.req.header('cf-connecting-ip') ?? 'unknown',
    ...(limiter && {
      limiter: { take: async (key) => ((await limiter.limit({ key })).success ? 0 : A_MINUTE) },
    }),
  });
  apps.set(bindings, app);
  return app;
}

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (bindings.ASSETS && !/^\/(api\/|healthz$)/.test(pathname)) return bindings.ASSETS.fetch(request);
    return appFor(bindings).fetch(request, bindings);
  },
};
