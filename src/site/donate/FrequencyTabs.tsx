import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './donate.module.css';
import type { Frequency } from './donationDraft';

const TABS = [
  ['one-time', 'One-time'],
  ['monthly', 'Monthly'],
] as const;

interface FrequencyTabsProps {
  readonly frequency: Frequency;
  readonly children: ReactNode;
  choose(frequency: Frequency): void;
}

/** Once, or every month. */
export function FrequencyTabs({ frequency, children, choose }: FrequencyTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    if (!/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    // There are two, so either arrow leads to the other.
    const other = frequency === 'monthly' ? 'one-time' : 'monthly';
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
            aria-selected={frequency === id}
            aria-controls="tab-panel"
            tabIndex={frequency === id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="tab-panel" className={styles.panel} role="tabpanel" aria-labelledby={`tab-${frequency}`}>
        {children}
      </div>
    </>
  );
}
