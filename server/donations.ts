import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import {
  type DonationConfig,
  type ErrorAnswer,
  type PaymentAnswer,
  PaymentRequest,
  type SubscriptionAnswer,
  SubscriptionRequest,
} from '../contract/donation';
import { addressOf, isOwnOrigin } from './origin';
import { type Failure, PaymentError, type Payments, stripePayments } from './payments';
import { createRateLimiter, type RateLimiter } from './rate-limit';
import type { Settings } from './settings';

const LARGEST_BODY = 16 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };
const OFF = 'Card donations are not switched on here';

type ErrorStatus = 400 | 402 | 403 | 405 | 409 | 413 | 415 | 429 | 502 | 503 | 504;

/** Where the platform knows better than one Node process. */
export interface Platform {
  readonly limiter?: RateLimiter;
  readonly addressOf?: (context: Context) => string;
}

/** What a failed call means for the visitor, and for the operator where it is theirs to mend. */
const FAILURES: Readonly<Record<Failure, { status: ErrorStatus; error: string; field?: string; log?: string }>> = {
  declined: { status: 402, error: 'The payment was declined' },
  busy: { status: 503, error: 'The payment provider is busy' },
  broken: { status: 502, error: 'The payment provider has a problem', log: 'The payment provider answered badly' },
  unanswered: {
    status: 504,
    error: 'The payment provider did not answer',
    log: 'The payment provider did not answer',
  },
  misconfigured: {
    status: 503,
    error: OFF,
    log: 'The payment provider refused our keys or prices: check STRIPE_SECRET_KEY and STRIPE_PRICE_2, _5 and _10',
  },
  'bad e-mail': { status: 400, error: 'donorEmail: must be an e-mail address', field: 'donorEmail' },
  'key reused': {
    status: 409,
    error: 'Idempotency-Key: was used for another donation',
    field: 'Idempotency-Key',
  },
};

function refuse(context: Context, status: ErrorStatus, answer: ErrorAnswer, headers: Record<string, string> = {}) {
  return context.json(answer, status, { ...NO_STORE, ...headers });
}

/** The three addresses of the donations. */
export function donationRoutes(app: Hono, settings: Settings, platform: Platform = {}): void {
  const { secretKey, publishableKey, prices } = settings;
  const enabled = secretKey !== null && publishableKey !== null;
  const payments = enabled ? stripePayments(secretKey, settings) : null;
  const config: DonationConfig = enabled
    ? { enabled, publishableKey, prices }
    : { enabled, publishableKey: null, prices: {} };

  app.get('/api/donation-config', (context) => context.json(config, 200, NO_STORE));
  onlyMethod(app, '/api/donation-config', 'GET, HEAD');

  const guards = [sameOrigin(settings), notTooOften(settings, platform), jsonOnly, smallBody] as const;

  app.post('/api/create-payment-intent', ...guards, (context) =>
    donate(context, PaymentRequest, payments, async (request, payments, key): Promise<PaymentAnswer> => {
      return { clientSecret: await payments.createPayment(request.amount, request, key) };
    }),
  );
  onlyMethod(app, '/api/create-payment-intent', 'POST');

  app.post('/api/create-subscription', ...guards, (context) =>
    donate(context, SubscriptionRequest, payments, async (request, payments, key) => {
      if (!Object.values(prices).includes(request.priceId)) {
        return { error: 'priceId: is not one of ours', field: 'priceId' } satisfies ErrorAnswer;
      }
      return { url: await payments.createSubscription(request.priceId, request, key) } satisfies SubscriptionAnswer;
    }),
  );
  onlyMethod(app, '/api/create-subscription', 'POST');
}

function onlyMethod(app: Hono, path: string, allowed: string) {
  app.all(path, (context) => refuse(context, 405, { error: 'Method not allowed' }, { Allow: allowed }));
}

function sameOrigin({ siteOrigin }: Settings): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (isOwnOrigin(req.header('origin'), req.header('host'), siteOrigin)) return next();
    return refuse(context, 403, { error: 'Origin: is not this site', field: 'Origin' });
  };
}

function notTooOften(settings: Settings, platform: Platform): MiddlewareHandler {
  const limiter = platform.limiter ?? createRateLimiter(settings.rateLimit);
  const who = platform.addressOf ?? ((context) => addressOf(context, settings.trustedProxies));
  return async (context, next) => {
    const wait = await limiter.take(who(context));
    if (wait === 0) return next();
    return refuse(context, 429, { error: 'Too many donations at once' }, { 'Retry-After': String(wait) });
  };
}

const jsonOnly: MiddlewareHandler = async (context, next) => {
  if (/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return next();
  return refuse(context, 415, { error: 'Content-Type: must be application/json', field: 'Content-Type' });
};

const smallBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => refuse(context, 413, { error: 'body: is larger than 16 kB', field: 'body' }),
});

/** Reads and checks the request, makes the call, and turns whatever happened into an answer. */
async function donate<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  payments: Payments | null,
  call: (request: z.output<Schema>, payments: Payments, key: string) => Promise<object>,
): Promise<Response> {
  const request = schema.safeParse(await context.req.json().catch(() => undefined));
  if (!request.success) {
    const [issue] = request.error.issues;
    const field = String(issue?.path[0] ?? 'body');
    const problem = field === 'body' ? 'must be a JSON object' : issue?.message;
    return refuse(context, 400, { error: `${field}: ${problem}`, field });
  }
  const key = context.req.header('idempotency-key') ?? crypto.randomUUID();
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const field = 'Idempotency-Key';
    return refuse(context, 400, { error: `${field}: must be 1 to 255 plain characters`, field });
  }
  if (payments === null) return refuse(context, 503, { error: OFF });
  try {
    const answer = await call(request.data, payments, key);
    return context.json(answer, 'error' in answer ? 400 : 200, NO_STORE);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    const { status, log, ...answer } = FAILURES[error.failure];
    if (log) console.error(log);
    return refuse(context, status, answer, status === 503 ? { 'Retry-After': '5' } : {});
  }
}
