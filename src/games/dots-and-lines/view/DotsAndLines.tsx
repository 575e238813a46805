import { useState } from 'react';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { CANVAS } from '../rules/layout';
import { type Player, rules, type State } from '../rules/rules';
import { Dots } from './Dots';
import styles from './dots-and-lines.module.css';
import { createDraw } from './draw';
import { effects, NAME, newGame, winnerText } from './effects';
import players from './players.module.css';
import { useFinger } from './useFinger';

const stickers = () => import('../stickers');

const SIZE = { width: CANVAS, height: CANVAS };

export default function DotsAndLines() {
  const session = useGame(rules, undefined, { effects, stickers });
  const state = useGameState(session, (current) => current);
  const { fingers, marks } = useFinger(session);
  const [draw] = useState(() => createDraw(marks));

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Draw a line from dot to dot. Who closes a square gets it!"
      running={false}
      begun={state.lines.length > 0 && state.status === 'playing'}
      canPause={false}
      controls={
        <button
          type="button"
          className={`btn ${styles.again} ${state.winner ? 'primary' : ''}`}
          onClick={() => {
            session.restart();
            session.playEffect(newGame);
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
            session={session}
            size={SIZE}
            sheet={sheet}
            draw={draw}
            fingers={fingers}
            label="4 by 4 dots. Arrow keys move, Enter chooses a dot and joins it with the chosen one."
          >
            <Dots session={session} />
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
    <p className={players.panel} data-player={player} data-lit={turn || state.winner === player || undefined}>
      <Piece sheet={sheet} name={`box-${player}`} className={players.face} />
      <span>{NAME[player]}</span> <b data-score="">{score}</b>
      {turn && (
        <strong className={players.turn}>
          <Piece sheet={sheet} name="pencil" />
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
