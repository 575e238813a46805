import { useRef } from 'react';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { Piece } from '../../../kit/ui/Piece';
import { shake } from '../../../kit/ui/shake';
import { sheet } from '../art/sheet';
import { card } from '../game';
import type { Player } from '../rules/board';
import { rules, type State } from '../rules/rules';
import { Board } from './Board';
import { effects } from './effects';
import styles from './tic-tac-toe.module.css';
import { statusText } from './words';

const stickers = () => import('../stickers');

export default function TicTacToe() {
  const session = useGame(rules, undefined, { effects, stickers });
  const state = useGameState(session, (whole) => whole);
  const over = state.status !== 'playing';
  const again = useRef<HTMLButtonElement>(null);

  function mark(cell: number) {
    const marked = session.play({ type: 'mark', cell });
    // After the end every tap on the board shows the way on.
    if (!marked && over) shake(again.current);
    return marked;
  }

  return (
    <GamePage
      session={session}
      title={card.name}
      goal={`${statusText(state)}${over ? '' : ' Get three in a row!'}`}
      running={false}
      begun={!over && state.board.some(Boolean)}
      canPause={false}
      controls={
        <button
          ref={again}
          type="button"
          className={`btn ${styles.new} ${over ? `primary ${styles.again}` : ''}`}
          onClick={() => session.begin({ type: 'new-game' })}
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
        <p className={styles.status} data-side={state.status === 'draw' ? undefined : state.player}>
          <span key={statusText(state)}>{statusText(state)}</span>
        </p>
        <Board state={state} mark={mark} />
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
      <Piece className={styles.friend} sheet={sheet} name={winner === player ? `${name}-cheer` : name} />
      <span>Player {player}</span>{' '}
      <b key={wins[player]} className={styles.wins} data-score="">
        {wins[player]}
      </b>
    </li>
  );
}
