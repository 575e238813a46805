import type { RefObject } from 'react';
import { SMALLEST_AMOUNT } from '../../../contract/amount';
import styles from './donate.module.css';
import { type DonationDraft, inDollars, PRESETS } from './donationDraft';

interface AmountFieldsProps {
  readonly draft: DonationDraft;
  readonly custom: RefObject<HTMLInputElement | null>;
  change(part: Partial<DonationDraft>): void;
}

/** The presets of the chosen frequency, or any other amount. */
export function AmountFields({ draft: { frequency, presets, custom: typed }, custom, change }: AmountFieldsProps) {
  return (
    <>
      <fieldset className={styles.presets}>
        <legend className="visuallyHidden">Amount</legend>
        {PRESETS[frequency].map((amount) => (
          <button
            key={amount}
            type="button"
            className="btn choice"
            aria-pressed={typed === '' && presets[frequency] === amount}
            onClick={() => {
              // A field that holds no number has nothing for React to clear.
              if (custom.current) custom.current.value = '';
              change({ presets: { ...presets, [frequency]: amount }, custom: '' });
            }}
          >
            {inDollars(amount)}
          </button>
        ))}
      </fieldset>
      <label className={styles.field}>
        Custom amount in dollars
        <input
          ref={custom}
          name="amount"
          type="number"
          inputMode="decimal"
          min={SMALLEST_AMOUNT}
          step="0.01"
          value={typed}
          onChange={({ target }) => change({ custom: target.value })}
        />
      </label>
    </>
  );
}
