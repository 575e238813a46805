import { z } from 'zod';
import {
  amountProblem,
  isPlausibleEmail,
  LARGEST_AMOUNT,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  SMALLEST_AMOUNT,
} from './amount';

const LONGEST_PRICE_ID = 255;

/** Lines become one, and what cannot be seen or sent (controls, halves of characters) goes. Blank means null. */
function clean(text: string): string | null {
  return (
    text
      .replace(/[\r\n\t]+/g, ' ')
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim() || null
  );
}

const optionalText = z
  .string('must be text')
  .nullish()
  .transform((text) => clean(text ?? ''));

const textUpTo = (longest: number) =>
  optionalText.refine((text) => (text ?? '').length <= longest, `must have at most ${longest} characters`);

const donor = {
  donorName: textUpTo(LONGEST_NAME),
  donorEmail: optionalText.refine((text) => text === null || isPlausibleEmail(text), 'must be an e-mail address'),
  message: textUpTo(LONGEST_MESSAGE),
};

/** `POST /api/create-payment-intent`; the amount is in dollars. */
export const PaymentRequest = z.object({
  ...donor,
  amount: z
    .number('must be a number')
    .refine(
      (amount) => amountProblem(amount) === null,
      `must be from ${SMALLEST_AMOUNT} to ${LARGEST_AMOUNT} dollars with at most two decimals`,
    ),
});
export type PaymentRequest = z.output<typeof PaymentRequest>;

/** `POST /api/create-subscription`; which price ids are known is the server's to say. */
export const SubscriptionRequest = z.object({
  ...donor,
  priceId: z.string('must be a price id').min(1, 'must be a price id').max(LONGEST_PRICE_ID, 'must be a price id'),
});
export type SubscriptionRequest = z.output<typeof SubscriptionRequest>;

/** What both requests say about the giver. */
export type Donor = Pick<PaymentRequest, keyof typeof donor>;

/** `GET /api/donation-config`. */
export interface DonationConfig {
  readonly enabled: boolean;
  readonly publishableKey: string | null;
  /** The provider's price id of each monthly amount that is set up. */
  readonly prices: Readonly<Record<string, string>>;
}

export interface PaymentAnswer {
  readonly clientSecret: string;
}

export interface SubscriptionAnswer {
  readonly url: string;
}

/** Every answer that is not OK. */
export interface ErrorAnswer {
  readonly error: string;
  /** The part of the request that is wrong, where one is. */
  readonly field?: string;
}
