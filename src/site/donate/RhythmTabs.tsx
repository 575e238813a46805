import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './donate.module.css';
import type { Rhythm } from './wish';

const TABS = [
  ['one-time', 'One-time'],
  ['monthly', 'Monthly'],
] as const;

interface RhythmTabsProps {
  readonly rhythm: Rhythm;
  readonly children: ReactNode;
  choose(rhythm: Rhythm): void;
}

/** Once, or every month. */
export function RhythmTabs({ rhythm, children, choose }: RhythmTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    // There are two, so either arrow leads to the other.
    const other = rhythm === 'monthly' ? 'one-time' : 'monthly';
    const next = event.key === 'Home' ? 'one-time' : event.key === 'End' ? 'monthly' : other;
    choose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label="How often" onKeyDown={move}>
        {TABS.map(([id, name]) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className="btn"
            aria-selected={rhythm === id}
            aria-controls="tab-panel"
            tabIndex={rhythm === id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="tab-panel" className={styles.panel} role="tabpanel" aria-labelledby={`tab-${rhythm}`}>
        {children}
      </div>
    </>
  );
}
