import { useState } from 'react';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { Piece } from '../../kit/Piece';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { dotsAndLinesArt } from './art';
import { Dots } from './Dots';
import styles from './dots-and-lines.module.css';
import { createDraw } from './draw';
import { CANVAS } from './layout';
import { type Player, rules, type State } from './rules';
import { effects, NAME, newGame, winnerText } from './sounds';
import { useFinger } from './useFinger';

const SIZE = { width: CANVAS, height: CANVAS };

export default function DotsAndLines() {
  const table = useGame(rules, undefined, { effects });
  const { game } = table;
  const state = useGameState(game, (current) => current);
  const { fingers, marks } = useFinger(game);
  const [draw] = useState(() => createDraw(marks));

  return (
    <GamePage
      table={table}
      title="Dots & Lines"
      running={false}
      canPause={false}
      controls={
        <button
          type="button"
          className={`btn ${styles.again} ${state.winner ? 'primary' : ''}`}
          onClick={() => {
            game.restart();
            table.perform(newGame);
          }}
        >
          <Icon name="again" />
          New Game
        </button>
      }
    >
      <div className={styles.field} data-turn={state.winner ?? state.currentPlayer}>
        <Panel player="blue" score={state.blueScore} state={state} />
        <Panel player="red" score={state.redScore} state={state} />
        <div className={styles.board}>
          <Stage
            game={game}
            shows={table.shows}
            size={SIZE}
            sheet={dotsAndLinesArt}
            draw={draw}
            fingers={fingers}
            label="4 by 4 dots. Arrow keys move, Enter chooses a dot and joins it with the chosen one."
          >
            <Dots game={game} />
          </Stage>
        </div>
        {state.winner ? (
          <Banner winner={state.winner} />
        ) : (
          <p className={styles.hint}>Click adjacent dot to draw line</p>
        )}
      </div>
    </GamePage>
  );
}

function Panel({ player, score, state }: { player: Player; score: number; state: State }) {
  const turn = state.status === 'playing' && state.currentPlayer === player;
  return (
    <p className={styles.panel} data-player={player} data-lit={turn || state.winner === player || undefined}>
      <Piece sheet={dotsAndLinesArt} name={`box-${player}`} className={styles.face} />
      <span>{NAME[player]}</span> <b>{score}</b>
      {turn && (
        <strong className={styles.turn}>
          <Piece sheet={dotsAndLinesArt} name="pencil" />
          Your Turn
        </strong>
      )}
    </p>
  );
}

export function Banner({ winner }: { winner: Player | 'tie' }) {
  return (
    <h2 className={styles.banner} data-winner={winner}>
      {winner !== 'tie' && <Icon name="trophy" />}
      {winnerText(winner)}
    </h2>
  );
}
