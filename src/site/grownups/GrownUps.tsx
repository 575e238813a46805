import paper from '../layout/paper.module.css';
import { SiteFooter } from '../layout/SiteFooter';
import { SiteHeader } from '../layout/SiteHeader';
import { Calm } from './Calm';
import { GrownUpQuestion } from './GrownUpQuestion';
import { Played } from './Played';
import { PlayLock } from './PlayLock';
import { PlayTime } from './PlayTime';
import { Shelf } from './Shelf';
import { Volume } from './Volume';

/** What grown-ups choose for this device. All of it stays here, and is saved at once. */
export default function GrownUps() {
  return (
    <>
      <div className={paper.hero}>
        <SiteHeader />
        <section className={paper.intro} aria-labelledby="title">
          <h1 id="title" tabIndex={-1}>
            For grown-ups
          </h1>
          <p className={paper.lead}>Choose what fits your child. It is saved at once, on this device alone.</p>
        </section>
      </div>
      <main className={paper.main}>
        <GrownUpQuestion>
          <Shelf />
          <PlayTime />
          <Calm />
          <Volume />
          <PlayLock />
          <Played />
        </GrownUpQuestion>
      </main>
      <SiteFooter />
    </>
  );
}
