import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ErrorAnswer } from '../contract/donation';
import { addressOf, isOwnOrigin } from './origin';
import { createRateLimiter, type RateLimiter } from './rate-limit';
import type { Settings } from './settings';

const LARGEST_BODY = 16 * 1024;
export const NO_STORE = { 'Cache-Control': 'no-store' };

export type ErrorStatus = 400 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504;

/** Every answer of the API that is not OK. */
export function refuse(
  context: Context,
  status: ErrorStatus,
  answer: ErrorAnswer,
  headers: Record<string, string> = {},
) {
  return context.json(answer, status, { ...NO_STORE, ...headers });
}

/** All other methods of an address. */
export function onlyMethod(app: Hono, path: string, allowed: string): void {
  app.all(path, (context) => refuse(context, 405, { error: 'Method not allowed' }, { Allow: allowed }));
}

export function sameOrigin({ siteOrigin }: Pick<Settings, 'siteOrigin'>): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (isOwnOrigin(req.header('origin'), req.header('host'), siteOrigin)) return next();
    return refuse(context, 403, { error: 'Origin: is not this site', field: 'Origin' });
  };
}

/** Where the platform knows better than one Node process. */
export interface Platform {
  readonly limiter?: RateLimiter;
  readonly addressOf?: (context: Context) => string;
}

/** Each guard counts for itself, unless the platform counts for all. */
export function notTooOften(settings: Settings, platform: Platform): MiddlewareHandler {
  const limiter = platform.limiter ?? createRateLimiter(settings.rateLimit);
  const who = platform.addressOf ?? ((context) => addressOf(context, settings.trustedProxies));
  let isToldOfProxy = platform.addressOf !== undefined || settings.trustedProxies > 0;
  return async (context, next) => {
    if (!isToldOfProxy && context.req.header('x-forwarded-for')) {
      isToldOfProxy = true;
      console.warn('A proxy seems to stand in front: set TRUST_PROXY, or all visitors count as one for RATE_LIMIT.');
    }
    const wait = await limiter.take(who(context));
    if (wait === 0) return next();
    return refuse(context, 429, { error: 'Too many requests at once' }, { 'Retry-After': String(wait) });
  };
}

export const jsonOnly: MiddlewareHandler = async (context, next) => {
  if (/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return next();
  return refuse(context, 415, { error: 'Content-Type: must be application/json', field: 'Content-Type' });
};

export const smallBody: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refuse(context, 413, { error: 'body: is larger than 16 kB', field: 'body' }),
});
