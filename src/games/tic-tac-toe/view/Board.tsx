import { useRef } from 'react';
import { type Direction, stepCell } from '../../../core/grid';
import { directionKeys, useKeys } from '../../../kit/input/keys';
import { atTouch } from '../../../kit/input/press';
import { shake } from '../../../kit/ui/shake';
import type { Line } from '../rules/board';
import type { State } from '../rules/rules';
import styles from './board.module.css';
import { Mark } from './Mark';
import { PLACES } from './words';

export function Board({ state, mark }: { state: State; mark: (cell: number) => boolean }) {
  const cells = useArrowFocus();
  return (
    <div className={styles.fit}>
      <div className={styles.board} data-board data-celebrating={state.celebratedUntil !== null}>
        <ul ref={cells} className={styles.cells} aria-label="Board">
          {PLACES.map((place, cell) => (
            <li key={place}>
              <CellButton cell={cell} state={state} mark={() => mark(cell)} />
            </li>
          ))}
        </ul>
        <WinningLines lines={state.winningLines} />
      </div>
    </div>
  );
}

function CellButton({ cell, state, mark }: { cell: number; state: State; mark: () => boolean }) {
  const { board, status, winningLines } = state;
  const button = useRef<HTMLButtonElement>(null);
  const player = board[cell] ?? null;
  const cheers = winningLines.some((line) => line.includes(cell));
  return (
    <button
      ref={button}
      type="button"
      className={styles.cell}
      aria-label={`${PLACES[cell]}: ${player ?? 'empty'}`}
      data-free={player === null && status === 'playing'}
      data-cheers={cheers}
      data-spot={cell}
      {...atTouch(() => mark() || status !== 'playing' || shake(button.current?.firstElementChild))}
    >
      {player && <Mark player={player} cheers={cheers} />}
    </button>
  );
}

/** The ribbon through a line: on a board of 6 by 6 the middles of the cells are at 1, 3 and 5. */
function ribbon([first, , last]: Line): string {
  const [across, down] = [(last % 3) - (first % 3), Math.floor(last / 3) - Math.floor(first / 3)];
  const [x, y] = [1 + 2 * (first % 3) - 0.28 * across, 1 + 2 * Math.floor(first / 3) - 0.28 * down];
  return `M${x} ${y}l${2.56 * across} ${2.56 * down}`;
}

function WinningLines({ lines }: { lines: readonly Line[] }) {
  return (
    <svg className={styles.lines} viewBox="0 0 6 6" aria-hidden="true">
      {lines.map(ribbon).map((path) => (
        <g key={path}>
          <path d={path} pathLength="1" />
          <path d={path} pathLength="1" />
        </g>
      ))}
    </svg>
  );
}

/** The arrow keys walk from cell to cell; the first one goes to the center. */
function useArrowFocus() {
  const list = useRef<HTMLUListElement>(null);
  function walk(direction: Direction) {
    const cells = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = cells.indexOf(document.activeElement as HTMLElement);
    const { x, y } = stepCell({ x: at % 3, y: Math.floor(at / 3) }, direction, { columns: 3, rows: 3 });
    cells[at < 0 ? 4 : y * 3 + x]?.focus();
  }
  useKeys(directionKeys(walk));
  return list;
}
