import { Hero } from '../layout/Hero';
import paper from '../layout/paper.module.css';
import { SiteFooter } from '../layout/SiteFooter';
import { EMAIL, NAME } from '../site';
import styles from './article.module.css';
import { StoredThings } from './StoredThings';

export default function Privacy() {
  return (
    <>
      <Hero>
        <section className={paper.intro} aria-labelledby="title">
          <h1 id="title" tabIndex={-1}>
            Privacy, in plain words
          </h1>
          <p className={paper.lead}>
            We collect nothing about you or your child. Here is what that means, exactly, and the one exception: paying
            by card.
          </p>
        </section>
      </Hero>
      <main className={paper.main}>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>Nothing is collected</h2>
          <p>
            There are no accounts, no cookies of ours, no tracking and no advertising. Our pages talk to no other
            company: their security rules forbid it. The one exception is the donation page, and there only our payment
            provider, who may set cookies of its own (see below).
          </p>
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>What stays on your device</h2>
          <p>
            A few small things are remembered by your own browser, so that a record or a favorite is still there
            tomorrow. They never leave the device, and stay until you delete them, but for minutes of play (see below).
            You can see and delete each of them here.
          </p>
          <p>
            The pictures that a child draws or builds are kept in <a href="/album">the album</a>, at most sixty, with
            what is not finished yet. They, too, stay on this device alone, in your browser&apos;s own database, until
            you put them into the bin or delete them here. We ask your browser not to throw them away when it wants
            room. The stickers of the album are kept in the list below.
          </p>
          <p>
            A copy of the games is kept, too, so that they play offline. It holds our files and nothing about you; your
            browser deletes it with the data of this site.
          </p>
          <StoredThings />
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>What our server knows</h2>
          <p>
            To send a page, our server sees the internet address it goes to, like every website. It keeps no list of who
            visits. Its log holds its own troubles, such as a payment provider that does not answer, and no address,
            name or e-mail of a visitor. When something breaks in your browser, nothing is reported to us. What those
            who carry the site to you note, like your internet provider, is not in our hands.
          </p>
          <p>
            Who asks to donate, or tells of an install, is counted for a minute, so that nobody can do it without end.
            For this the server remembers the internet address (of the newer, long kind only its first half) and a
            number. Both are in its memory alone, and are thrown away when the next one asks after that minute.
          </p>
          <p>
            If you install {NAME} on your home screen, your browser tells our server that an app was installed. It says
            no more than that: not who, not where, not on which device. The server forgets it at once, or passes on that
            one word where whoever runs the site counts installs.
          </p>
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>When you donate</h2>
          <p>
            The <a href="/donate">donation page</a> is made for adults. Until you press Continue to payment, it talks to
            our server alone. Then the amount goes to our server, with the name, e-mail and message if you entered them.
            It passes them on to our payment provider, <strong>Stripe</strong>, and keeps no copy.
          </p>
          <p>
            For a one-time donation that page, and only that page, now loads the payment form of Stripe; for a monthly
            one you go to a page of Stripe. Your card details go to Stripe and never touch our server. Stripe may set
            cookies of its own from then on. We told its script not to watch how you move on our page.
          </p>
          <p>
            Stripe keeps the payment and what you entered, sends the receipt if you gave an e-mail, and follows its own
            privacy policy. We can look the payment up there, for instance when you ask for a refund.
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
            children longer than they want. So there are no profiles here, no page may ask where you are, and nobody but
            you learns how long a child plays. Your own browser counts minutes of play for you to see, on this device
            alone. They are kept for seven days; what is older is deleted the next time somebody plays. The page{' '}
            <a href="/grown-ups">for grown-ups</a> shows them, wipes them, and turns the counting off. Where you set a
            play time, today&apos;s seconds are counted for it in the same way; they end with it.
          </p>
        </section>
        <section className={`${paper.section} ${styles.text}`}>
          <h2>Questions?</h2>
          <p>
            Write to <a href={`mailto:${EMAIL}`}>{EMAIL}</a>.
          </p>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
