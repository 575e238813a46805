import { type FormEvent, useRef, useState } from 'react';
import { isPlausibleEmail, LONGEST_EMAIL, LONGEST_MESSAGE, LONGEST_NAME } from '../../../contract/amount';
import { AmountFields } from './AmountFields';
import styles from './donate.module.css';
import { type DonationDraft, NOT_MONTHLY, type Presets, typeAmount, validate } from './donationDraft';
import { FrequencyTabs } from './FrequencyTabs';
import { useToasts } from './toasts';

interface DonationFormProps {
  readonly draft: DonationDraft;
  readonly presets: Presets;
  readonly waiting: boolean;
  change(part: Partial<DonationDraft>): void;
  submit(draft: DonationDraft): void;
}

/** How much, how often, and a few words if one likes. Its own toasts say what is wrong, so the browser does not. */
export function DonationForm({ draft, presets, waiting, change, submit }: DonationFormProps) {
  const { show } = useToasts();
  const custom = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  // What was typed for a monthly amount that there is not. Once it is changed, nothing is wrong with it.
  const [notMonthly, setNotMonthly] = useState<string | null>(null);
  const typed = draft.custom[draft.frequency];

  function check(event: FormEvent) {
    event.preventDefault();
    // A number field with something else in it reads as empty; that is not the same as left empty.
    const unreadable = custom.current?.validity.badInput ?? false;
    const read = unreadable ? { ...draft, custom: typeAmount(draft, 'unreadable') } : draft;
    const problem = validate(read, presets);
    if (problem) {
      show(problem);
      setNotMonthly(problem === NOT_MONTHLY ? typed : null);
      // For a month there are amounts to choose instead.
      if (problem !== NOT_MONTHLY) custom.current?.focus();
      return;
    }
    const address = draft.email.trim();
    email.current?.setCustomValidity('');
    // The field itself lets through what is not whole yet, like a name without a country.
    if (address !== '' && !isPlausibleEmail(address) && email.current?.validity.valid)
      email.current.setCustomValidity('Please enter a whole e-mail address.');
    if (email.current?.reportValidity() ?? true) submit(draft);
  }

  return (
    // Sent by the browser itself, before the script is there, a form of this method goes nowhere: names stay out of addresses.
    <form className={styles.form} method="dialog" noValidate onSubmit={check}>
      <FrequencyTabs frequency={draft.frequency} choose={(frequency) => change({ frequency })}>
        <AmountFields
          draft={draft}
          presets={presets[draft.frequency]}
          refused={draft.frequency === 'monthly' && typed === notMonthly}
          change={change}
          custom={custom}
        />
      </FrequencyTabs>
      <label className={styles.field}>
        Name (optional)
        <input
          name="name"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label className={styles.field}>
        E-mail (optional)
        <input
          ref={email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          value={draft.email}
          onChange={({ target }) => {
            target.setCustomValidity('');
            change({ email: target.value });
          }}
        />
      </label>
      <label className={styles.field}>
        Message (optional)
        <textarea
          name="message"
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </label>
      <button type="submit" className="btn primary" aria-disabled={waiting}>
        {waiting ? 'One moment…' : 'Continue to payment'}
      </button>
    </form>
  );
}
