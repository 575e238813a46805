import { type CSSProperties, useEffect, useRef } from 'react';
import type { Game } from '../../../core/game';
import { useKeys } from '../../../kit/input/keys';
import { isByFinger, withoutFinger } from '../../../kit/input/press';
import { Piece } from '../../../kit/ui/Piece';
import { shake } from '../../../kit/ui/shake';
import { sheet } from '../art/sheet';
import { type Action, CONFIG, type Cue, type Difficulty, type State } from '../rules/rules';
import { canPlace, GOAL, type Move, TOWERS, type Tower, topOf } from '../rules/towers';
import styles from './board.module.css';
import { DiscView } from './Disc';
import { useCarry } from './useCarry';
import { NAMES, towerLabel } from './words';

interface BoardProps {
  readonly state: State;
  readonly game: Game<State, Action, Cue, Difficulty>;
  selected(): Tower | null;
  press(tower: Tower): void;
}

export function Board({ state, game, selected, press }: BoardProps) {
  const { towers, hint, difficulty } = state;
  const board = useRef<HTMLDivElement>(null);
  const carry = useCarry(board, selected, press);
  useArrowFocus(board);
  // A disc that is too big goes back, shaking its head.
  useEffect(
    () =>
      game.listen((cue) => {
        if (cue.type === 'rejected') shake(board.current?.querySelector(`[data-size="${cue.size}"]`));
      }),
    [game],
  );

  const discs = towers
    .flatMap((stack, tower) => stack.map((disc, level) => ({ disc, tower: tower as Tower, level })))
    .sort((a, b) => a.disc.size - b.disc.size);
  const held = state.selected !== null ? topOf(towers, state.selected) : undefined;

  return (
    <div ref={board} className={styles.board} style={{ '--discs': CONFIG[difficulty].discs } as CSSProperties}>
      {TOWERS.map((tower) => {
        const legal = state.selected !== null && canPlace(towers, state.selected, tower);
        const landing = legal ? held : hint?.to === tower ? topOf(towers, hint.from) : undefined;
        return (
          <button
            key={tower}
            type="button"
            className={styles.tower}
            data-legal={legal}
            data-spot={tower}
            aria-label={towerLabel(state, tower)}
            onPointerDown={(event) => isByFinger(event) && carry.onPointerDown(event, tower)}
            onPointerMove={carry.onPointerMove}
            onPointerUp={carry.onPointerUp}
            onPointerCancel={carry.onPointerCancel}
            onLostPointerCapture={carry.onLostPointerCapture}
            {...withoutFinger(() => press(tower))}
          >
            <span className={styles.hook} data-hook />
            <span className={styles.pole} />
            <span className={styles.base} />
            {tower === GOAL && <Piece className={styles.flag} sheet={sheet} name="flag" />}
            {landing && (
              <span
                className={styles.landing}
                style={{ '--size': landing.size, '--level': towers[tower].length } as CSSProperties}
              />
            )}
            <span className={styles.name}>{NAMES[tower]}</span>
          </button>
        );
      })}
      <div className={styles.discs} aria-hidden="true">
        {discs.map((place) => (
          <DiscView
            key={place.disc.id}
            {...place}
            held={place.disc === held}
            hinted={hint !== null && topOf(towers, hint.from) === place.disc}
            mood={state.won ? 'cheer' : place.disc === held ? 'smile' : 'soft'}
            crowned={state.won && place.disc.size === 1}
          />
        ))}
      </div>
      {hint && <HintPath hint={hint} />}
    </div>
  );
}

/** A dotted arch from tower to tower; on a field of 6 by 1 they stand at 1, 3 and 5. */
function HintPath({ hint: { from, to } }: { hint: Move }) {
  // It ends a little before the pole, where no flag is in the way.
  const [start, end] = [1 + 2 * from, 1 + 2 * to + Math.sign(from - to) * 0.25];
  return (
    <svg className={styles.path} viewBox="0 0 6 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.dots} d={`M${start} 1Q${(start + end) / 2}-.9 ${end} .8`} />
      <path d={`M${end - 0.16} .72L${end} 1L${end + 0.16} .72`} />
    </svg>
  );
}

/** Left and right walk from tower to tower. */
function useArrowFocus(board: { readonly current: HTMLElement | null }) {
  function walk(step: number) {
    const towers = [...(board.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = towers.indexOf(document.activeElement as HTMLElement);
    towers[at < 0 ? 0 : (at + step + 3) % 3]?.focus();
  }
  useKeys({ ArrowLeft: () => walk(-1), ArrowRight: () => walk(1) });
}
