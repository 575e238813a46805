import { useRefused } from '../../kit/storage';
import { Hero } from '../layout/Hero';
import paper from '../layout/paper.module.css';
import { SiteFooter } from '../layout/SiteFooter';
import { GrownUpQuestion } from './GrownUpQuestion';
import styles from './grownups.module.css';
import { LockGuides } from './LockGuides';
import { Played } from './Played';
import { PlayTime } from './PlayTime';
import { Shelf } from './Shelf';
import { Calm, OneButton, PlayLock } from './SwitchSections';
import { Volume } from './Volume';

/** What grown-ups choose for this device. All of it stays here, and is saved at once. */
export default function GrownUps() {
  const isRefused = useRefused();
  return (
    <div className={styles.page}>
      <Hero className={styles.hero}>
        <section className={`${paper.intro} ${styles.intro}`} aria-labelledby="title">
          <h1 id="title" tabIndex={-1}>
            For grown-ups
          </h1>
          <p className={`${paper.lead} ${styles.lead}`}>
            Choose what fits your child. It is saved at once, on this device alone.
          </p>
        </section>
      </Hero>
      <main className={styles.main}>
        <noscript>
          <p className={styles.notice}>What you choose here needs JavaScript, which is switched off in your browser.</p>
        </noscript>
        <GrownUpQuestion>
          <p className={styles.notice} role="status">
            {isRefused && 'Your browser keeps nothing here. What you choose holds until this window is closed.'}
          </p>
          <div className={styles.few}>
            <PlayTime />
            <Calm />
            <Volume />
            <PlayLock />
          </div>
          <div className={styles.games}>
            <Shelf />
            <Played />
            <div className={styles.pair}>
              <OneButton />
              <LockGuides />
            </div>
          </div>
        </GrownUpQuestion>
      </main>
      <SiteFooter />
    </div>
  );
}
