import paper from '../layout/paper.module.css';
import { SiteFooter } from '../layout/SiteFooter';
import { SiteHeader } from '../layout/SiteHeader';
import { EMAIL, NAME } from '../site';
import styles from './article.module.css';
import { StoredThings } from './StoredThings';

export default function Privacy() {
  return (
    <>
      <div className={paper.hero}>
        <SiteHeader />
        <section className={paper.intro} aria-labelledby="title">
          <h1 id="title" tabIndex={-1}>
            Privacy, in plain words
          </h1>
          <p className={paper.lead}>We collect nothing about you or your child. Here is what that means, exactly.</p>
        </section>
      </div>
      <main className={paper.main}>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>Nothing is collected</h2>
          <p>
            There are no accounts, no cookies, no tracking and no advertising. Our pages talk to no other company: their
            security rules forbid it. Our server keeps no list of who visits, and writes no names, addresses or e-mails
            into its log.
          </p>
          <p>
            If you install {NAME} on your home screen, your browser tells our server that an app was installed. It says
            no more than that: not who, not where, not on which device.
          </p>
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>What stays on your device</h2>
          <p>
            A few small things are remembered by your own browser, so that a record or a favorite is still there
            tomorrow. They never leave the device. You can see and delete each of them here. A copy of the games is
            kept, too, so that they play offline.
          </p>
          <StoredThings />
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>When you donate</h2>
          <p>
            The <a href="/donate">donation page</a> is made for adults. When you choose to pay by card, that page, and
            only that page, loads the payment form of our payment provider, <strong>Stripe</strong>. Your card details
            go to Stripe and never touch our server. Name, e-mail and message are optional; what you enter is passed on
            to Stripe together with the amount, so that you get a receipt. We keep no copy.
          </p>
          <p>The coffee link leads to another website, with a privacy policy of its own.</p>
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>Children&apos;s privacy</h2>
          <p>
            Laws such as <strong>COPPA</strong> in the United States ask for a parent&apos;s consent before a
            child&apos;s personal information is collected. We need none, because we collect none.
          </p>
          <p>
            The <strong>Children&apos;s Code</strong> of the United Kingdom asks for the best interests of the child to
            come first, for high privacy by default, for no profiling, no location tracking and no tricks that keep
            children longer than they want. That is how we built this site from the start.
          </p>
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>Questions?</h2>
          <p>
            Write to <a href={`mailto:${EMAIL}`}>{EMAIL}</a>. A parent will answer.
          </p>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
