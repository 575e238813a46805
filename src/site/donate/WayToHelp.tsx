import { useLayoutEffect, useRef, useState } from 'react';
import paper from '../layout/paper.module.css';
import type { Outcome } from './back';
import { CoffeeLink } from './CoffeeLink';
import { ConnectionNotice } from './ConnectionNotice';
import { DonationForm } from './DonationForm';
import styles from './donate.module.css';
import { FIRST_DRAFT, presetsOf, typedInto, withOfferedPreset } from './donationDraft';
import { PaymentForm } from './PaymentForm';
import { type OpenPayment, useDonation, useDonationConfig } from './useDonation';

/** The form, and then the payment in its place. What was typed stays for the way back. */
export function WayToHelp({ ended }: { ended(outcome: Outcome): void }) {
  const [typed, setDraft] = useState(FIRST_DRAFT);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const { donate, waiting } = useDonation(setPayment);
  const config = useDonationConfig().data;
  const presets = presetsOf(config);
  const draft = withOfferedPreset(typed, presets);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Fields filled before the script was there, by a person or by the browser, keep their words. At once, for a press
  // that came early, too, is answered next.
  useLayoutEffect(() => {
    const form = section.current?.querySelector('form');
    if (form) setDraft((draft) => ({ ...draft, ...typedInto(form) }));
  }, []);

  function goBack() {
    setPayment(null);
    // The button that was pressed goes with the payment.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={section} className={`${paper.section} ${styles.help}`} aria-labelledby="help">
      <h2 ref={heading} id="help" tabIndex={-1}>
        Choose a way to help
      </h2>
      <noscript>
        <p className={styles.notice}>
          Giving by card needs JavaScript, which is switched off here. The form below sends nothing. Buy Us Coffee, at
          the top, works without it.
        </p>
      </noscript>
      <ConnectionNotice />
      {config?.enabled === false && (
        <div className={styles.notice}>
          <p>Card donations are not switched on here. But you can help us with a coffee:</p>
          <CoffeeLink />
        </div>
      )}
      {payment ? (
        <PaymentForm draft={draft} payment={payment} back={goBack} ended={ended} />
      ) : (
        <DonationForm
          draft={draft}
          presets={presets}
          waiting={waiting}
          change={(part) => setDraft((draft) => ({ ...draft, ...part }))}
          submit={donate}
        />
      )}
    </section>
  );
}
