import { useRef, useState } from 'react';
import { DIRECTIONS, type Direction, sameCell } from '../../../core/grid';
import { directionKeys, useKeys } from '../../../kit/input/keys';
import type { GameSession } from '../../../kit/session/session';
import { useGameState } from '../../../kit/session/useGameState';
import { ALL_DOTS, CANVAS, DOTS, type Dot, lineBetween, nextTo, onGrid, pointOf } from '../rules/layout';
import { type Action, type Cue, isAdjacent, type State } from '../rules/rules';
import styles from './dots-and-lines.module.css';
import { dotName } from './effects';

function labelOf(dot: Dot, { lines, selected }: State): string {
  const drawn = DIRECTIONS.filter((direction) => lineBetween(lines, dot, nextTo(dot, direction)));
  const reachable = selected && isAdjacent(selected, dot) && !lineBetween(lines, selected, dot);
  return [
    `Dot, ${dotName(dot)}`,
    drawn.length > 0 && `lines ${drawn.join(', ').toLowerCase()}`,
    reachable && 'can be joined',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The dots as real buttons over the picture, for keyboards and screen readers; fingers reach the canvas through them. */
export function Dots({ session }: { session: GameSession<State, Action, Cue, void> }) {
  const state = useGameState(session, (current) => current);
  const [at, setAt] = useState<Dot>({ x: 0, y: 0 });
  const grid = useRef<HTMLDivElement>(null);

  function focus(dot: Dot) {
    const button = grid.current?.children[dot.y * DOTS + dot.x];
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }
  function go(direction: Direction) {
    const next = nextTo(at, direction);
    // The first arrow key only brings the keyboard to the dots.
    focus(grid.current?.contains(document.activeElement) && onGrid(next) ? next : at);
  }
  useKeys(directionKeys(go));

  return (
    <div ref={grid}>
      {ALL_DOTS.map((dot) => {
        const { x, y } = pointOf(dot);
        return (
          <button
            key={dotName(dot)}
            type="button"
            className={styles.dot}
            style={{ left: `${(x / CANVAS) * 100}%`, top: `${(y / CANVAS) * 100}%` }}
            tabIndex={sameCell(dot, at) ? 0 : -1}
            aria-label={labelOf(dot, state)}
            aria-pressed={state.selected !== null && sameCell(dot, state.selected)}
            onFocus={() => setAt(dot)}
            onClick={() => session.play({ type: 'choose', dot })}
          />
        );
      })}
    </div>
  );
}
