import { useRef } from 'react';
import type { Game } from '../../core/game';
import { type Size, share } from '../../core/scatter';
import { useGameState } from '../../kit/useGame';
import styles from './clean-up-toys.module.css';
import { basketOf, TOY } from './layout';
import { type Action, type Cue, nameOf, type State } from './toys';

/**
 * The toys and the basket as buttons, for keyboards, switches and screen readers. Fingers go right
 * through them to the stage. Choosing a toy leads on to the basket, and the basket back to the toys.
 */
export function Twins({ game }: { game: Game<State, Action, Cue, Size> }) {
  const toys = useGameState(game, (state) => state.toys);
  const chosen = useGameState(game, (state) => state.chosen);
  const size = useGameState(game, (state) => state.size);
  const group = useRef<HTMLDivElement>(null);
  const basket = useRef<HTMLButtonElement>(null);
  const loose = toys.filter(({ inBasket }) => !inBasket).sort((a, b) => a.id - b.id);

  return (
    <div ref={group}>
      {loose.map(({ id, kind, x, y }) => (
        <button
          key={id}
          type="button"
          className={styles.twin}
          style={share({ x, y, width: TOY, height: TOY }, size)}
          aria-label={nameOf(kind)}
          aria-pressed={chosen === id}
          onClick={() => {
            game.play({ type: 'choose', id });
            basket.current?.focus();
          }}
        />
      ))}
      <button
        ref={basket}
        type="button"
        className={styles.twin}
        style={share(basketOf(size), size)}
        aria-label={`Basket, ${toys.length - loose.length} of ${toys.length} toys`}
        onClick={() => {
          // The chosen toy is still there until the next render, but not for long.
          const next = group.current?.querySelector<HTMLElement>('[aria-pressed="false"]');
          if (game.play({ type: 'basket' })) next?.focus();
        }}
      />
    </div>
  );
}
