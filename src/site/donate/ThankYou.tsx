import { useEffect, useRef } from 'react';
import hearts from '../../kit/art/wiggle-hearts.svg?url';
import paper from '../layout/paper.module.css';
import { NAME } from '../site';
import { ConnectionNotice } from './ConnectionNotice';
import styles from './donate.module.css';

/** After a payment, at once or back from the bank. */
export function ThankYou({ processing }: { processing: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className={paper.main}>
      <section className={`${paper.section} ${styles.thanks}`}>
        <img src={hearts} alt="" width="260" height="228" />
        <h1 ref={heading} tabIndex={-1}>
          Thank You!
        </h1>
        <p>Your donation helps keep {NAME} free and safe for children.</p>
        {processing && <p>Your bank is still confirming the payment. You need not do anything more.</p>}
        <ConnectionNotice />
        <a className="btn primary" href="/">
          Back to the games
        </a>
      </section>
    </main>
  );
}
