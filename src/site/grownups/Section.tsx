import { type ReactNode, useId } from 'react';
import paper from '../layout/paper.module.css';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Drawn on a grid of 32, in the color of the text: the shapes of an icon. */
  readonly picture: ReactNode;
  /** What it is good for, in one sentence. */
  readonly text: string;
  readonly children: ReactNode;
}

/** One thing to choose: picture, title, a sentence, and the controls. */
export function Section({ title, picture, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={`${paper.section} ${styles.section}`} aria-labelledby={heading}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
            {picture}
          </svg>
        </span>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className="soft">{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
