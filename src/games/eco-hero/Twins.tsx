import { useRef } from 'react';
import type { Game } from '../../core/game';
import { type Size, share } from '../../core/scatter';
import { useGameState } from '../../kit/useGame';
import styles from './eco-hero.module.css';
import { BIN_NAMES, BINS, nameOf } from './items';
import { ITEM, pictureOf } from './layout';
import type { Action, Cue, State } from './state';

/**
 * The items and the bins as buttons, for keyboards, switches and screen readers. Fingers go right
 * through them to the stage. Choosing an item leads on to the bins, and a bin back to the items.
 */
export function Twins({ game }: { game: Game<State, Action, Cue, Size> }) {
  const items = useGameState(game, (state) => state.items);
  const chosen = useGameState(game, (state) => state.chosen);
  const size = useGameState(game, (state) => state.size);
  const group = useRef<HTMLDivElement>(null);
  const firstBin = useRef<HTMLButtonElement>(null);
  const loose = items.filter(({ inBin }) => !inBin).sort((a, b) => a.id - b.id);

  return (
    <div ref={group}>
      {loose.map(({ id, kind, x, y }) => (
        <button
          key={id}
          type="button"
          className={styles.twin}
          style={share({ x, y, width: ITEM, height: ITEM }, size)}
          aria-label={nameOf(kind)}
          aria-pressed={chosen === id}
          onClick={() => {
            game.play({ type: 'choose', id });
            firstBin.current?.focus();
          }}
        />
      ))}
      {BINS.map((bin, index) => (
        <button
          key={bin}
          ref={index === 0 ? firstBin : null}
          type="button"
          className={styles.twin}
          style={share(pictureOf(bin, size), size)}
          onClick={() => {
            // A chosen item is still there until the next render, but perhaps not for long.
            const next = group.current?.querySelector<HTMLElement>('[aria-pressed="false"]');
            if (game.play({ type: 'bin', bin })) next?.focus();
          }}
        >
          <span className={styles.name}>{BIN_NAMES[bin]}</span>
        </button>
      ))}
    </div>
  );
}
