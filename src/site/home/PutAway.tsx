import styles from './home.module.css';

/** Tells grown-ups, quietly, that Home does not show all games. */
export function PutAway({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.away}>
      {count === 1 ? '1 game is' : `${count} games are`} put away. <a href="/grown-ups">Grown-ups can change that.</a>
    </p>
  );
}
