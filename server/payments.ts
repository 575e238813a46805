import Stripe from 'stripe';
import { toCents } from '../contract/amount';
import type { Donor } from '../contract/donation';
import type { Settings } from './settings';
import { connectStripe } from './stripe';

/** One call to the provider, and everything together: answers are promised within 15 seconds. */
const CALL_TIMEOUT = 9_000;
const PATIENCE = 11_000;

export type Failure =
  /** The bank or the provider said no to this payment. */
  | 'declined'
  | 'busy'
  /** The provider's answer was no use. */
  | 'broken'
  /** No answer came, so nobody knows whether the call was carried out. */
  | 'unanswered'
  /** The operator's keys or prices are wrong. */
  | 'misconfigured'
  | 'bad e-mail'
  /** The same idempotency key came with another donation. */
  | 'key reused';

/** All that the rest of the server learns about a failed call. */
export class PaymentError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** What we need from a payment provider. */
export interface Payments {
  /** Returns the secret with which the browser confirms the payment. */
  createPayment(dollars: number, donor: Donor, idempotencyKey: string): Promise<string>;
  /** Returns the address where the giver sets up the monthly payment. */
  createSubscription(priceId: string, donor: Donor, idempotencyKey: string): Promise<string>;
}

export function stripePayments(
  secretKey: string,
  { siteOrigin, apiBase }: Pick<Settings, 'siteOrigin' | 'apiBase'>,
  patience = PATIENCE,
): Payments {
  const stripe = connectStripe(secretKey, apiBase, {
    timeout: Math.min(CALL_TIMEOUT, patience),
    // The browser keeps its idempotency key, so trying again is one press away and never pays twice.
    maxNetworkRetries: 0,
  });

  return {
    async createPayment(dollars, donor, idempotencyKey) {
      const { client_secret } = await within(
        patience,
        stripe.paymentIntents.create(
          {
            amount: toCents(dollars),
            currency: 'usd',
            automatic_payment_methods: { enabled: true },
            description: 'Donation',
            metadata: notesOf(donor),
            ...(donor.donorEmail !== null && { receipt_email: donor.donorEmail }),
          },
          { idempotencyKey },
        ),
      );
      return present(client_secret);
    },

    async createSubscription(priceId, donor, idempotencyKey) {
      const { url } = await within(
        patience,
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: `${siteOrigin}/donate?success=true`,
            cancel_url: `${siteOrigin}/donate`,
            metadata: notesOf(donor),
            subscription_data: { description: 'Monthly donation', metadata: notesOf(donor) },
            ...(donor.donorEmail !== null && { customer_email: donor.donorEmail }),
          },
          { idempotencyKey },
        ),
      );
      return present(url);
    },
  };
}

function notesOf({ donorName, message }: Donor): Record<string, string> {
  return { ...(donorName !== null && { donorName }), ...(message !== null && { message }) };
}

function present(text: string | null | undefined): string {
  if (typeof text === 'string' && text !== '') return text;
  throw new PaymentError('broken');
}

/** The package's own timeout starts anew with every byte, so the whole has one of its own. */
async function within<Answer>(patience: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PaymentError('unanswered')), patience);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } catch (error) {
    throw error instanceof PaymentError ? error : new PaymentError(understand(error));
  } finally {
    clearTimeout(timer);
  }
}

function understand(error: unknown): Failure {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError) return 'unanswered';
  // The same donation is being made at this moment, and how that ends nobody knows yet.
  if (error instanceof errors.StripeError && error.code === 'idempotency_key_in_use') return 'unanswered';
  if (error instanceof errors.StripeRateLimitError) return 'busy';
  if (error instanceof errors.StripeCardError) return 'declined';
  if (error instanceof errors.StripeIdempotencyError) return 'key reused';
  if (error instanceof errors.StripeAuthenticationError) return 'misconfigured';
  if (error instanceof errors.StripePermissionError) return 'misconfigured';
  if (error instanceof errors.StripeInvalidRequestError) {
    if (error.param === 'receipt_email' || error.param === 'customer_email') return 'bad e-mail';
    // What we send is checked already; what is left is a price that the account does not have.
    return 'misconfigured';
  }
  return 'broken';
}
