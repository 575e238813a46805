import { useMemo, useSyncExternalStore } from 'react';
import { allStickers } from '../../../games/stickers';
import { SHELF, useSetting } from '../../../kit/family/settings';
import { givenStickers, watchGiven } from '../../../kit/stickers/given';
import styles from './tray.module.css';
import type { useTaking } from './useTaking';

const givenNow = () => givenStickers().join(' ');

/** The stickers of this device, the newest first, and those that games still have. */
export function useStickers() {
  const given = useSyncExternalStore(watchGiven, givenNow);
  const [shelf] = useSetting(SHELF);
  return useMemo(() => {
    const ids = given.split(' ').reverse();
    const mine = allStickers.filter(({ id }) => ids.includes(id));
    return {
      mine: mine.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      // What a grown-up put away is not offered here either.
      others: allStickers.filter(({ id, card }) => !ids.includes(id) && !shelf.includes(card.path)),
    };
  }, [given, shelf]);
}

interface TrayProps extends ReturnType<typeof useStickers> {
  readonly chosen: string | null;
  handlersOf: ReturnType<typeof useTaking>['handlersOf'];
}

/** Stickers to take, and pale outlines that lead to the games which give them. */
export function Tray({ mine, others, chosen, handlersOf }: TrayProps) {
  return (
    <ul className={styles.tray} aria-label="Stickers">
      {mine.map(({ id, name, picture }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.sticker}
            data-sticker={id}
            aria-label={name}
            aria-pressed={chosen === id}
            {...handlersOf(id)}
          >
            <img src={picture} alt="" width="240" height="240" draggable={false} />
          </button>
        </li>
      ))}
      {others.map(({ id, picture, card }) => (
        <li key={id}>
          <a className={styles.outline} href={card.path} data-plays="" aria-label={`Sticker from ${card.name}`}>
            <img src={picture} alt="" width="240" height="240" loading="lazy" draggable={false} />
            <span>{card.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
