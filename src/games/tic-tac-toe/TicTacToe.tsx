import { useEffect, useRef } from 'react';
import { type Direction, stepCell } from '../../core/grid';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { directionKeys, useKeys } from '../../kit/keys';
import { Piece } from '../../kit/Piece';
import { useGame, useGameState } from '../../kit/useGame';
import { ticTacToeArt } from './art';
import { Mark } from './Mark';
import { type Line, type Player, rules, type State } from './rules';
import { effects } from './sounds';
import styles from './tic-tac-toe.module.css';
import { PLACES, statusText } from './words';

export default function TicTacToe() {
  const table = useGame(rules, undefined, { effects });
  const { game } = table;
  const state = useGameState(game, (whole) => whole);
  const board = useArrowFocus();
  const over = state.status !== 'playing';

  useEffect(() => void performance.mark('game-ready'), []);

  return (
    <GamePage
      table={table}
      title="Tic Tac Toe"
      running={false}
      canPause={false}
      controls={
        <button
          type="button"
          className={`btn ${over ? `primary ${styles.again}` : ''}`}
          onClick={() => game.play({ type: 'new-game' })}
        >
          <Icon name="again" />
          NEW GAME
        </button>
      }
    >
      <div className={styles.room} data-status={state.status}>
        <ul className={styles.players} aria-label="Wins">
          <Seat player="X" state={state} />
          <Seat player="O" state={state} />
        </ul>
        <p className={styles.status}>
          <span key={statusText(state)}>{statusText(state)}</span>
        </p>
        <div className={styles.fit}>
          <div className={styles.board} data-turn={state.player} data-celebrating={state.celebratedUntil !== null}>
            <ul ref={board} className={styles.cells} aria-label="Board">
              {PLACES.map((place, cell) => (
                <li key={place}>
                  <CellButton cell={cell} state={state} mark={() => game.play({ type: 'mark', cell })} />
                </li>
              ))}
            </ul>
            <WinningLines lines={state.winningLines} />
          </div>
        </div>
      </div>
    </GamePage>
  );
}

/** A player's place beside the board: the mark, the name and the wins. */
function Seat({ player, state }: { player: Player; state: State }) {
  const { status, winner, wins } = state;
  const name = player === 'X' ? 'x' : 'o';
  return (
    <li
      className={styles.seat}
      data-turn={status === 'playing' && state.player === player}
      data-won={winner === player}
    >
      <Piece className={styles.friend} sheet={ticTacToeArt} name={winner === player ? `${name}-cheer` : name} />
      <span>Player {player}</span>{' '}
      <b key={wins[player]} className={styles.wins}>
        {wins[player]}
      </b>
    </li>
  );
}

function CellButton({ cell, state, mark }: { cell: number; state: State; mark: () => void }) {
  const { board, status, winningLines } = state;
  const player = board[cell] ?? null;
  const cheers = winningLines.some((line) => line.includes(cell));
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={`${PLACES[cell]}: ${player ?? 'empty'}`}
      data-free={player === null && status === 'playing'}
      data-cheers={cheers}
      onPointerDown={(event) => event.button === 0 && mark()}
      onClick={(event) => event.detail === 0 && mark()}
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
