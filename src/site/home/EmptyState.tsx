import hearts from '../../kit/art/wiggle-hearts.svg?url';
import lost from '../../kit/art/wiggle-lost.svg?url';
import styles from './home.module.css';
import type { Age, Nothing } from './selection';

interface EmptyStateProps {
  readonly why: Nothing;
  readonly age: Age | null;
  showAll(): void;
  clearAge(): void;
}

/** Nothing to show: why, and the way out. */
export function EmptyState({ why, age, showAll, clearAge }: EmptyStateProps) {
  const words: Record<Nothing, readonly [string, string]> = {
    'all away': ['Wiggle’s shelf is empty', 'All games are put away for now. Grown-ups can bring them back.'],
    'no favorites': ['No favorite games yet', 'Click the heart icon on games you love.'],
    'no favorites for age': ['No favorite games match the current age filter', 'Try a higher age or clear the filter.'],
    'no games for age': [`No games available for age ${age}+`, 'Try a higher age or clear the filter.'],
  };
  const [title, hint] = words[why];
  return (
    <section className={styles.empty}>
      {why === 'no favorites' ? (
        <img src={hearts} alt="" width="340" height="240" />
      ) : (
        <img src={lost} alt="" width="340" height="260" />
      )}
      <h2>{title}</h2>
      <p className="soft">{hint}</p>
      {why === 'all away' ? (
        <a className="btn primary" href="/grown-ups">
          For grown-ups
        </a>
      ) : why === 'no favorites' ? (
        <button type="button" className="btn primary" onClick={showAll}>
          Show All Games
        </button>
      ) : (
        <button type="button" className="btn primary" onClick={clearAge}>
          Clear Filter
        </button>
      )}
    </section>
  );
}
