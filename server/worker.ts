import { createApp } from './app';
import { NOT_FOUND } from './headers';
import { rateLimitKey } from './origin';
import { type Environment, readSettings } from './settings';
import type { Site } from './site';

/** What Cloudflare Workers bind to the site; see wrangler.toml. */
interface Bindings extends Environment {
  /** The static files. The platform answers with them before this code is asked; what comes here has none. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
  readonly DONATION_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

const A_MINUTE = 60;

/** The platform has the files, so the app itself has none. */
const NO_FILES: Site = { files: new Map(), bytes: () => new Uint8Array() };

const apps = new WeakMap<Bindings, ReturnType<typeof createApp>>();

function appFor(bindings: Bindings) {
  const known = apps.get(bindings);
  if (known) return known;
  for (const problem of readSettings(bindings).problems) console.warn(problem);
  const { DONATION_LIMITER: limiter } = bindings;
  const app = createApp(NO_FILES, bindings, {
    // Only the platform can write this header.
    addressOf: (context) => rateLimitKey(context.req.header('cf-connecting-ip') ?? 'unknown'),
    ...(limiter && {
      limiter: { take: async (key) => ((await limiter.limit({ key })).success ? 0 : A_MINUTE) },
    }),
  });
  apps.set(bindings, app);
  return app;
}

/**
 * The headers of an address hold for whatever is answered there, so a missing script would be missing for a year.
 * The not-found page comes with its own.
 */
async function notFound(assets: NonNullable<Bindings['ASSETS']>, { url, method }: Request): Promise<Response> {
  const { body, headers } = await assets.fetch(new Request(new URL(NOT_FOUND, url), { method }));
  return new Response(body, { status: 404, headers });
}

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { ASSETS } = bindings;
    if (!ASSETS || /^\/(api\/|healthz$)/.test(pathname)) return appFor(bindings).fetch(request, bindings);
    const answer = await ASSETS.fetch(request);
    return answer.status === 404 ? notFound(ASSETS, request) : answer;
  },
};
