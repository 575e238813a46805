import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  type DonationConfig,
  type ErrorAnswer,
  type PaymentAnswer,
  PaymentRequest,
  type SubscriptionAnswer,
  SubscriptionRequest,
} from '../contract/donation';
import {
  type ErrorStatus,
  jsonOnly,
  NO_STORE,
  notTooOften,
  onlyMethod,
  type Platform,
  refuse,
  sameOrigin,
  smallBody,
} from './guards';
import { type Failure, PaymentError, type Payments, stripePayments } from './payments';
import type { Settings } from './settings';

const OFF = 'Card donations are not switched on here';

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
