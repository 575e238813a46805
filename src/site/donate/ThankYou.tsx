import { useEffect, useRef } from 'react';
import hearts from '../../kit/art/wiggle-hearts.svg?url';
import paper from '../layout/paper.module.css';
import { NAME } from '../site';
import { ConnectionNotice } from './ConnectionNotice';
import styles from './donate.module.css';

/**
 * After a payment, at once or back from the bank. The static page has it too, hidden: it is shown there before any
 * script has come, where the address says so (boot/thanksFirst.ts).
 */
export function ThankYou({ shown, processing }: { shown: boolean; processing: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shown) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <section className={`${paper.section} ${styles.thanks}`} hidden={!shown}>
      {/* Lazy, so that it is fetched only where it is seen. */}
      <img src={hearts} alt="" width="340" height="240" loading="lazy" />
      {shown ? (
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Thank You!
        </h1>
      ) : (
        // A page has one h1, and the static page has another.
        <p className={styles.title}>Thank You!</p>
      )}
      <p>Your donation helps keep {NAME} free and safe for children.</p>
      {processing && <p>Your bank is still confirming the payment. You need not do anything more.</p>}
      <ConnectionNotice />
      <a className="btn primary" href="/">
        Back to the games
      </a>
    </section>
  );
}
