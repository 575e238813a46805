import {
  amountProblem,
  DEFAULT_MONTHLY,
  DEFAULT_ONE_TIME,
  isMonthlyAmount,
  MONTHLY_PRESETS,
  ONE_TIME_PRESETS,
} from '../../../contract/amount';
import type { ToastText } from './toasts';

export type Frequency = 'one-time' | 'monthly';

/** What the form holds, as it was typed. */
export interface DonationDraft {
  readonly frequency: Frequency;
  readonly presets: Readonly<Record<Frequency, number>>;
  /** Overrides the preset; empty means the preset. */
  readonly custom: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const FIRST_DRAFT: DonationDraft = {
  frequency: 'one-time',
  presets: { 'one-time': DEFAULT_ONE_TIME, monthly: DEFAULT_MONTHLY },
  custom: '',
  name: '',
  email: '',
  message: '',
};

/** What stands in the fields of the form. */
export function typedInto(form: HTMLFormElement): Pick<DonationDraft, 'custom' | 'name' | 'email' | 'message'> {
  const fields = new FormData(form);
  const words = (name: string) => String(fields.get(name) ?? '');
  return { custom: words('amount'), name: words('name'), email: words('email'), message: words('message') };
}

export const PRESETS: Readonly<Record<Frequency, readonly number[]>> = {
  'one-time': ONE_TIME_PRESETS,
  monthly: MONTHLY_PRESETS,
};

export const amountOf = ({ custom, presets, frequency }: DonationDraft): number =>
  custom.trim() === '' ? presets[frequency] : Number(custom);

/** What both calls say about the giver: blank means null. */
export const donorOf = ({ name, email, message }: DonationDraft) => ({
  donorName: name.trim() || null,
  donorEmail: email.trim() || null,
  message: message.trim() || null,
});

const invalid = (body: string): ToastText => ({ title: 'Invalid Amount', body });

/** The toast for an amount that cannot be given, if it cannot. */
export function validate(draft: DonationDraft): ToastText | null {
  const amount = amountOf(draft);
  const problem = amountProblem(amount);
  if (problem === 'not a number') return invalid('Please enter the amount as a number');
  if (problem === 'too small') return invalid('Minimum donation amount is $1');
  if (draft.frequency === 'monthly') {
    return isMonthlyAmount(amount) ? null : { title: 'Error', body: 'Invalid subscription amount selected' };
  }
  if (problem === 'too large') return invalid('That is very kind! Maximum donation amount is $10,000');
  if (problem === 'too many decimals') return invalid('Please use whole cents, like $4.50');
  return null;
}

/** `$10`, `$19.99`. */
export const inDollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
