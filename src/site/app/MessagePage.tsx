import type { ReactNode } from 'react';
import lost from '../../kit/art/wiggle-lost.svg?url';
import { Icon } from '../../kit/ui/Icon';
import styles from './MessagePage.module.css';

/** Wiggle with her map upside down: for pages that are not there and things that went wrong. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <section className={styles.panel}>
        <img className={styles.art} src={lost} alt="" width="340" height="260" loading="lazy" />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <a className="btn primary big" href="/">
          <Icon name="home" />
          Home
        </a>
      </section>
    </main>
  );
}
