/** Presets, limits and exact cents: the part of the contract that the browser carries too, so it needs no package. */
export const ONE_TIME_PRESETS = [10, 20, 50] as const;
export const MONTHLY_PRESETS = [2, 5, 10] as const;
export const DEFAULT_ONE_TIME = 10;
export const DEFAULT_MONTHLY = 2;

/** In dollars. */
export const SMALLEST_AMOUNT = 1;
export const LARGEST_AMOUNT = 10_000;

export const LONGEST_NAME = 100;
/** What the provider keeps beside a payment. */
export const LONGEST_MESSAGE = 500;
export const LONGEST_EMAIL = 254;

/** What is wrong with an amount in dollars, if anything. */
export type AmountProblem = 'not a number' | 'too small' | 'too large' | 'too many decimals';

export function amountProblem(dollars: number): AmountProblem | null {
  if (!Number.isFinite(dollars)) return 'not a number';
  if (dollars < SMALLEST_AMOUNT) return 'too small';
  if (dollars > LARGEST_AMOUNT) return 'too large';
  // Dividing whole cents gives the very number that was written, so any other number had more decimals.
  return toCents(dollars) / 100 === dollars ? null : 'too many decimals';
}

/** 19.99 → 1999 and 4.35 → 435, although 4.35 * 100 is a little less than 435. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Something, an @, and a domain with a dot: what the provider sends receipts to. */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/.test(text);
