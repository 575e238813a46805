import { useEffect, useRef } from 'react';
import type { Outcome } from './back';
import { CoffeeLink } from './CoffeeLink';
import styles from './donate.module.css';
import { amountOf, type DonationDraft, donorOf, inDollars } from './donationDraft';
import summaryStyles from './payment.module.css';
import type { OpenPayment } from './useDonation';
import { usePayment } from './usePayment';

interface PaymentFormProps {
  readonly draft: DonationDraft;
  readonly payment: OpenPayment;
  back(): void;
  ended(outcome: Outcome): void;
}

/** The summary, the provider's fields, and the button that pays. */
export function PaymentForm({ draft, payment, back, ended }: PaymentFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, pay } = usePayment(payment, place, ended);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        Your donation
      </h3>
      <Summary draft={draft} />
      {state === 'loading' && <p role="status">Opening the payment form…</p>}
      {state === 'unavailable' && (
        <div className={styles.notice} role="alert">
          <p>
            The payment form could not be opened, and nothing was charged. You can try again later, or help us here:
          </p>
          <CoffeeLink />
        </div>
      )}
      <div ref={place} hidden={state === 'unavailable'} />
      <div className={styles.row}>
        {state !== 'unavailable' && (
          <button type="submit" className="btn primary" aria-disabled={state !== 'ready'}>
            {state === 'paying' ? 'One moment…' : `Donate ${inDollars(amountOf(draft))}`}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={back} disabled={state === 'paying'}>
          Change my donation
        </button>
      </div>
    </form>
  );
}

function Summary({ draft }: { draft: DonationDraft }) {
  const { donorName, donorEmail, message } = donorOf(draft);
  const lines = [
    ['Amount', inDollars(amountOf(draft))],
    ['Name', donorName ?? 'Anonymous'],
    ['E-mail', donorEmail],
    ['Message', message],
  ] as const;
  return (
    <dl className={summaryStyles.summary}>
      {lines.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
