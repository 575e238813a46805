import paper from '../layout/paper.module.css';
import { EMAIL, NAME } from '../site';

export function WhyNoAds() {
  return (
    <section className={paper.section}>
      <h2>Why no ads</h2>
      <p>
        An ad is made to pull a child away from what it is doing. So there are none here, and nobody learns what your
        child plays. That leaves one question: who pays for it? Families who like it, and only if they want to.
      </p>
    </section>
  );
}

export function WhereSupportGoes() {
  return (
    <section className={paper.section}>
      <h2>Where support goes</h2>
      <ul>
        <li>The server and the address that bring the games to your device.</li>
        <li>New games, and more care for those that are here.</li>
        <li>Reviewing every screen by hand, and mending what is found.</li>
      </ul>
    </section>
  );
}

export function PromiseToFamilies() {
  return (
    <section className={paper.section}>
      <h2>Our promise to families</h2>
      <p>
        Every game stays free for every child, whether you give or not. No ads, no accounts, no data collection beyond
        what a grown-up enters to pay. We never ask a child for money: this page is made for grown-ups.
      </p>
    </section>
  );
}

const mail = (
  <a key="mail" href={`mailto:${EMAIL}`}>
    {EMAIL}
  </a>
);

const QUESTIONS = [
  ['Can I get a refund?', ['Yes. E-mail us within 48 hours at ', mail, ' and you get your donation back.']],
  ['Can I stop a monthly donation?', ['At any time. Write to ', mail, ' and we end it.']],
  [
    'Is my card safe?',
    [
      `Your card details go straight to Stripe, our payment provider, and never reach ${NAME}. Its form is loaded only when you move on to pay.`,
    ],
  ],
  ['Do I get something for it?', ['A warm thank-you. Nothing in the games is locked, so there is nothing to unlock.']],
] as const;

export function Questions() {
  return (
    <section className={paper.section}>
      <h2>Frequently asked questions (FAQ)</h2>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className={paper.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
