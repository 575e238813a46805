import {
  amountProblem,
  DEFAULT_MONTHLY,
  DEFAULT_ONE_TIME,
  MONTHLY_PRESETS,
  ONE_TIME_PRESETS,
} from '../../../contract/amount';
import type { DonationConfig } from '../../../contract/donation';
import type { ToastText } from './toasts';

export type Frequency = 'one-time' | 'monthly';

/** What the form holds, as it was typed. */
export interface DonationDraft {
  readonly frequency: Frequency;
  readonly presets: Readonly<Record<Frequency, number>>;
  /** Overrides the preset; empty means the preset. Each tab has its own. */
  readonly custom: Readonly<Record<Frequency, string>>;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const FIRST_DRAFT: DonationDraft = {
  frequency: 'one-time',
  presets: { 'one-time': DEFAULT_ONE_TIME, monthly: DEFAULT_MONTHLY },
  custom: { 'one-time': '', monthly: '' },
  name: '',
  email: '',
  message: '',
};

/** What stands in the fields of the static form, which shows the tab for one time. */
export function typedInto(form: HTMLFormElement): Pick<DonationDraft, 'custom' | 'name' | 'email' | 'message'> {
  const fields = new FormData(form);
  const words = (name: string) => String(fields.get(name) ?? '');
  const custom = { ...FIRST_DRAFT.custom, 'one-time': words('amount') };
  return { custom, name: words('name'), email: words('email'), message: words('message') };
}

/** The amounts to tap. */
export type Presets = Readonly<Record<Frequency, readonly number[]>>;

/** Monthly amounts need a price at the provider: those without one are not offered. Where all is off, all are shown. */
export const presetsOf = (config: DonationConfig | undefined): Presets => ({
  'one-time': ONE_TIME_PRESETS,
  monthly: config?.enabled ? MONTHLY_PRESETS.filter((amount) => config.prices[amount]) : MONTHLY_PRESETS,
});

/** The draft with a preset that is offered. */
export function withOfferedPreset(draft: DonationDraft, { monthly }: Presets): DonationDraft {
  const [first] = monthly;
  if (first === undefined || monthly.includes(draft.presets.monthly)) return draft;
  return { ...draft, presets: { ...draft.presets, monthly: first } };
}

/** The custom amounts with this one typed in the chosen tab. */
export const typeAmount = ({ custom, frequency }: DonationDraft, text: string): DonationDraft['custom'] => ({
  ...custom,
  [frequency]: text,
});

export const amountOf = ({ custom, presets, frequency }: DonationDraft): number =>
  custom[frequency].trim() === '' ? presets[frequency] : Number(custom[frequency]);

/** What both calls say about the giver: blank means null. */
export const donorOf = ({ name, email, message }: DonationDraft) => ({
  donorName: name.trim() || null,
  donorEmail: email.trim() || null,
  message: message.trim() || null,
});

/** 1.000 may be meant as a thousand. */
const hasThreeDecimals = ({ custom, frequency }: DonationDraft) => /\.\d{3}/.test(custom[frequency]);

const invalid = (body: string): ToastText => ({ title: 'Invalid Amount', body, variant: 'destructive' });

export const NOT_MONTHLY: ToastText = {
  title: 'Error',
  body: 'Invalid subscription amount selected',
  variant: 'destructive',
};

/** The toast for an amount that cannot be given, if it cannot. */
export function validate(draft: DonationDraft, { monthly }: Presets): ToastText | null {
  const amount = amountOf(draft);
  const problem = amountProblem(amount) ?? (hasThreeDecimals(draft) ? 'too many decimals' : null);
  if (problem === 'not a number') return invalid('Please enter the amount as a number');
  if (problem === 'too small') return invalid('Minimum donation amount is $1');
  if (draft.frequency === 'monthly') return problem === null && monthly.includes(amount) ? null : NOT_MONTHLY;
  if (problem === 'too large') return invalid('That is very kind! Maximum donation amount is $10,000');
  if (problem === 'too many decimals') return invalid('Please use whole cents, like $4.50');
  return null;
}

/** `$10`, `$19.99`. */
export const inDollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
