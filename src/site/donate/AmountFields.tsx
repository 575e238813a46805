import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { SMALLEST_AMOUNT } from '../../../contract/amount';
import styles from './donate.module.css';
import { type DonationDraft, inDollars, typeAmount } from './donationDraft';

/** The id of the words that say what can be given instead. */
const OFFERS = 'monthly-offers';

interface AmountFieldsProps {
  readonly draft: DonationDraft;
  /** The amounts offered for the chosen frequency. */
  readonly presets: readonly number[];
  /** The typed amount is none of the monthly ones. */
  readonly refused: boolean;
  readonly custom: RefObject<HTMLInputElement | null>;
  change(part: Partial<DonationDraft>): void;
}

/** The button that was pressed may be far below. */
const bringIntoView = (offers: HTMLElement | null) => offers?.scrollIntoView({ block: 'center' });

/** Where numbers have a point, a number field leaves a comma out: 5,50 would be 550. */
function typePointForComma(event: KeyboardEvent) {
  if (event.key !== ',' || (1.1).toLocaleString().includes(',')) return;
  event.preventDefault();
  document.execCommand('insertText', false, '.');
}

/** The presets of the chosen frequency, or any other amount. */
export function AmountFields({ draft, presets, refused, custom, change }: AmountFieldsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { frequency } = draft;
  const typed = draft.custom[frequency];

  function choose(amount: number) {
    // A field that holds no number has nothing for React to clear.
    if (custom.current) custom.current.value = '';
    change({ presets: { ...draft.presets, [frequency]: amount }, custom: typeAmount(draft, '') });
    // The button below the field goes; the focus stays with the amount.
    list.current?.querySelector<HTMLElement>(`[value="${amount}"]`)?.focus();
  }

  if (presets.length === 0) {
    return (
      <p className={styles.notice}>Monthly donations are not switched on here. A one-time donation helps as much.</p>
    );
  }
  return (
    <>
      <fieldset ref={list} className={styles.presets}>
        <legend className="visuallyHidden">Amount</legend>
        {presets.map((amount) => (
          <button
            key={amount}
            type="button"
            value={amount}
            className="btn choice"
            aria-pressed={typed === '' && draft.presets[frequency] === amount}
            onClick={() => choose(amount)}
          >
            {inDollars(amount)}
          </button>
        ))}
      </fieldset>
      {/* A new field for each tab, as one that holds no number would keep its letters. */}
      <label key={frequency} className={styles.field}>
        Custom amount in dollars
        <input
          ref={custom}
          name="amount"
          type="number"
          inputMode="decimal"
          min={SMALLEST_AMOUNT}
          step="0.01"
          value={typed}
          aria-invalid={refused}
          aria-describedby={refused ? OFFERS : undefined}
          onKeyDown={typePointForComma}
          onChange={({ target }) => change({ custom: typeAmount(draft, target.value) })}
        />
      </label>
      {refused && (
        <fieldset ref={bringIntoView} className={styles.offers}>
          <legend id={OFFERS}>Every month it can be one of these:</legend>
          {presets.map((amount) => (
            <button key={amount} type="button" className="btn" onClick={() => choose(amount)}>
              {inDollars(amount)} a month
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
