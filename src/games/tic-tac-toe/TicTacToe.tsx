import { useEffect } from 'react';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { Piece } from '../../kit/Piece';
import { useGame, useGameState } from '../../kit/useGame';
import { ticTacToeArt } from './art';
import { Board } from './Board';
import { type Player, rules, type State } from './rules';
import { effects } from './sounds';
import styles from './tic-tac-toe.module.css';
import { statusText } from './words';

export default function TicTacToe() {
  const table = useGame(rules, undefined, { effects });
  const { game } = table;
  const state = useGameState(game, (whole) => whole);
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
        <Board state={state} mark={(cell) => game.play({ type: 'mark', cell })} />
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
