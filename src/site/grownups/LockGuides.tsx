import type { ReactNode } from 'react';
import { PLAY_LOCK, useSetting } from '../../kit/family/settings';
import styles from './play.module.css';
import { Section } from './Section';

/** One picture of a tablet, and what is done there. */
function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <rect className={styles.tablet} x="10" y="6" width="76" height="60" rx="9" />
        {picture}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** A list of settings, with one of them switched on. */
const SETTINGS = (
  <>
    <path className={styles.line} d="M20 19H48M20 53H44" />
    <rect className={styles.marked} x="16" y="27" width="64" height="18" rx="6" />
    <path className={styles.line} d="M22 36H46" />
    <rect className={styles.on} x="56" y="30" width="20" height="12" rx="6" />
    <circle className={styles.knob} cx="70" cy="36" r="4.5" />
  </>
);

/** A game on the tablet: a sun over a hill. */
const GAME = (
  <>
    <circle className={styles.sun} cx="62" cy="25" r="8" />
    <path className={styles.hill} d="M14 58V48Q32 32 50 46Q66 36 82 48V58Q82 62 78 62H18Q14 62 14 58Z" />
  </>
);

function AppleGuide() {
  return (
    <div>
      <h3>iPad and iPhone: Guided Access</h3>
      <ol className={styles.steps}>
        <Step picture={SETTINGS}>
          Open Settings, then Accessibility, then Guided Access, and switch it on. Choose a code.
        </Step>
        <Step
          picture={
            <>
              {GAME}
              <path className={styles.press} d="M89 20V34M93.5 20V34" />
              <path className={styles.press} d="M70 50L84 34" />
            </>
          }
        >
          Open the game, and press the side button three times (the Home button, where there is one).
        </Step>
        <Step
          picture={
            <>
              {GAME}
              <path className={styles.lock} d="M36 34H60V54H36ZM41 34V28A7 7 0 0 1 55 28V34" />
            </>
          }
        >
          Tap Start. Three presses and the code end it.
        </Step>
      </ol>
    </div>
  );
}

function AndroidGuide() {
  return (
    <div>
      <h3>Android: app pinning</h3>
      <ol className={styles.steps}>
        <Step picture={SETTINGS}>
          Open Settings, then Security (on some, Security and privacy, more), then App pinning, and switch it on, with
          the code before unpinning.
        </Step>
        <Step
          picture={
            <>
              <rect className={styles.marked} x="30" y="16" width="36" height="40" rx="6" />
              <circle className={styles.sun} cx="48" cy="30" r="6" />
              <path className={styles.line} d="M20 22V50M76 22V50M38 46H58" />
            </>
          }
        >
          Open the game, then the overview of open apps, and tap the sign of the app above its picture.
        </Step>
        <Step
          picture={
            <>
              {GAME}
              <path className={styles.lock} d="M40 20H56L53 34L60 42H36L43 34ZM48 42V56" />
            </>
          }
        >
          Tap Pin. Hold Back and Overview, or swipe up and hold, and enter the code to end it.
        </Step>
      </ol>
    </div>
  );
}

/** A tablet with a lock on it. */
const PICTURE = <path d="M4 6H28V26H4ZM12 16H20V22H12ZM14 16V13A2 2 0 0 1 18 13V16" />;

/** A page alone cannot lock the device, so this shows how the device does; at once where play is locked. */
export function LockGuides() {
  const [isLocked] = useSetting(PLAY_LOCK);
  return (
    <Section title="Lock the tablet" picture={PICTURE} text="What no page can do, the device itself can.">
      <details className={styles.guides} open={isLocked}>
        <summary>Show me how</summary>
        <div>
          <AppleGuide />
          <AndroidGuide />
        </div>
      </details>
    </Section>
  );
}
