import type { Size } from '../../../core/geometry';
import { Butterfly } from '../../../families/friends/view/Butterfly';
import { type KeyMap, useKeys } from '../../../kit/input/keys';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState, useGameTime } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import type { Difficulty } from '../rules/difficulty';
import { keyOf } from '../rules/layout';
import { rules, secondsLeft } from '../rules/rules';
import { draw } from './draw';
import { effects } from './effects';
import { Hills } from './Hills';
import { Holes } from './Holes';
import styles from './mole-patrol.module.css';
import { FinishedScreen, WaitingScreen } from './screens';

const stickers = () => import('../stickers');

/** Until the stage is measured, which is before it is first shown. */
const firstSize = () => ({ width: window.innerWidth, height: window.innerHeight });
const resize = (size: Size) => ({ type: 'resize', ...size }) as const;

export default function MolePatrol() {
  const session = useGame(rules, firstSize(), { effects, stickers, resize });
  const phase = useGameState(session, (state) => state.phase);
  const difficulty = useGameState(session, (state) => state.difficulty);
  const holes = useGameState(session, (state) => state.holes);
  const score = useGameState(session, (state) => state.score);
  const width = useGameState(session, (state) => state.width);
  const height = useGameState(session, (state) => state.height);
  const seconds = useGameTime(session, secondsLeft);
  const scoreAt = (level: Difficulty) => (phase === 'finished' && level === difficulty ? score : null);
  const records = {
    easy: useBestScore(session, keys.easy, scoreAt('easy')),
    medium: useBestScore(session, keys.medium, scoreAt('medium')),
    hard: useBestScore(session, keys.hard, scoreAt('hard')),
  };
  const bests = { easy: records.easy.best, medium: records.medium.best, hard: records.hard.best };
  const playing = phase === 'playing';
  const meadow = useGameState(session, (state) => state.meadow);

  const begin = (chosen: Difficulty) => session.begin({ type: 'begin', difficulty: chosen });
  const back = () => session.begin({ type: 'back' });
  const whack = (hole: number) => session.play({ type: 'whack', hole });
  const holeKeys: KeyMap = Object.fromEntries(holes.map(({ id }) => [`Key${keyOf(id, difficulty)}`, () => whack(id)]));
  useKeys(playing ? holeKeys : {});

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Tap the moles when they peep out!"
      running={playing}
      hud={[
        { label: 'SCORE', value: score, icon: 'star' },
        { label: 'TIME LEFT', value: seconds, icon: 'clock' },
      ]}
      overlay={
        phase === 'waiting' ? (
          <WaitingScreen bests={bests} begin={begin} />
        ) : phase === 'finished' ? (
          <FinishedScreen
            score={score}
            difficulty={difficulty}
            isRecord={records[difficulty].isRecord}
            bests={bests}
            again={back}
          />
        ) : null
      }
    >
      <Hills meadow={meadow} width={width} height={height} />
      <Stage
        session={session}
        size="fill"
        sheet={sheet}
        draw={draw}
        fingers={{ down: ({ x, y }) => session.play({ type: 'miss', x, y }) }}
        label="A meadow with mole holes. Tap a mole, or press the key of its hole."
      >
        <Holes holes={holes} difficulty={difficulty} meadow={meadow} whack={whack} />
        {playing && (
          <button type="button" className={`btn quiet ${styles.back}`} data-leaves onClick={back}>
            <Icon name="left" />
            Back
          </button>
        )}
      </Stage>
      {/* Outside of the stage: nobody strikes it. */}
      {playing && <Butterfly session={session} sky={meadow.horizon} />}
    </GamePage>
  );
}
