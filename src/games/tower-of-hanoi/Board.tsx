import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useKeys } from '../../kit/keys';
import { prefersStill } from '../../kit/motion';
import { Piece } from '../../kit/Piece';
import { towerOfHanoiArt } from './art';
import { CONFIG, type State } from './rules';
import styles from './tower-of-hanoi.module.css';
import { canPlace, type Disc, GOAL, type Move, TOWERS, type Tower, topOf } from './towers';
import { useCarry } from './useCarry';
import { NAMES, towerLabel } from './words';

interface BoardProps {
  readonly state: State;
  selected(): Tower | null;
  press(tower: Tower): void;
}

export function Board({ state, selected, press }: BoardProps) {
  const { towers, hint, difficulty } = state;
  const board = useRef<HTMLDivElement>(null);
  const carry = useCarry(board, selected, press);
  useArrowFocus(board);

  const discs = towers
    .flatMap((stack, tower) => stack.map((disc, level) => ({ disc, tower: tower as Tower, level })))
    .sort((a, b) => a.disc.size - b.disc.size);
  const held = state.selected !== null ? topOf(towers, state.selected) : undefined;

  return (
    <div className={styles.desert}>
      <Piece className={styles.bird} sheet={towerOfHanoiArt} name="bird" />
      <Piece className={styles.cactus} sheet={towerOfHanoiArt} name="cactus" />
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
              aria-label={towerLabel(state, tower)}
              onPointerDown={(event) => carry.onPointerDown(event, tower)}
              onPointerMove={carry.onPointerMove}
              onPointerUp={carry.onPointerUp}
              onPointerCancel={carry.onPointerCancel}
              onLostPointerCapture={carry.onLostPointerCapture}
              onClick={(event) => event.detail === 0 && press(tower)}
            >
              <span className={styles.hook} data-hook />
              <span className={styles.pole} />
              <span className={styles.base} />
              {tower === GOAL && <Piece className={styles.flag} sheet={towerOfHanoiArt} name="flag" />}
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
    </div>
  );
}

interface DiscViewProps {
  readonly disc: Disc;
  readonly tower: Tower;
  readonly level: number;
  readonly held: boolean;
  readonly hinted: boolean;
  readonly mood: 'soft' | 'smile' | 'cheer';
  readonly crowned: boolean;
}

function DiscView({ disc, tower, level, held, hinted, mood, crowned }: DiscViewProps) {
  const hopper = useRef<HTMLSpanElement>(null);
  const before = useRef({ tower, held });
  // A disc that changes towers without a hand (undo, New Game) hops over.
  useLayoutEffect(() => {
    const hops = before.current.tower !== tower && !before.current.held;
    before.current = { tower, held };
    if (!hops || prefersStill()) return;
    const high = { transform: 'translateY(-250%)' };
    hopper.current?.animate?.([{}, { ...high, offset: 0.45 }, {}], { duration: 420, easing: 'ease-in-out' });
  });
  return (
    <span
      className={styles.disc}
      data-held={held}
      data-hinted={hinted}
      style={{ '--size': disc.size, '--tower': tower, '--level': level } as CSSProperties}
    >
      <span className={styles.fall}>
        <span ref={hopper} className={styles.hopper}>
          <span className={styles.body} data-size={disc.size}>
            <Piece className={styles.face} sheet={towerOfHanoiArt} name={`face-${mood}`} />
          </span>
          {crowned && <Piece className={styles.crown} sheet={towerOfHanoiArt} name="crown" />}
        </span>
      </span>
    </span>
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
