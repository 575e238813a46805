import { useState } from 'react';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { type KeyMap, useKeys } from '../../kit/keys';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { molePatrolArt } from './art';
import type { Difficulty } from './difficulty';
import { draw } from './draw';
import { Hills } from './Hills';
import { Holes } from './Holes';
import { keyOf, meadowFor } from './layout';
import styles from './mole-patrol.module.css';
import { rules, secondsLeft } from './rules';
import { FinishedScreen, WaitingScreen } from './screens';
import { effects } from './sounds';

export default function MolePatrol() {
  const table = useGame(rules, { width: window.innerWidth, height: window.innerHeight }, { effects });
  const { game, paused, setPaused } = table;
  const phase = useGameState(game, (state) => state.phase);
  const difficulty = useGameState(game, (state) => state.difficulty);
  const holes = useGameState(game, (state) => state.holes);
  const score = useGameState(game, (state) => state.score);
  const width = useGameState(game, (state) => state.width);
  const height = useGameState(game, (state) => state.height);
  const seconds = useGameState(game, secondsLeft);
  const scoreAt = (level: Difficulty) => (phase === 'finished' && level === difficulty ? score : null);
  const bests = {
    easy: useBest('mole-patrol-high-score-easy', scoreAt('easy')),
    medium: useBest('mole-patrol-high-score-medium', scoreAt('medium')),
    hard: useBest('mole-patrol-high-score-hard', scoreAt('hard')),
  };
  const [bestBefore, setBestBefore] = useState(0);
  const playing = phase === 'playing';
  const meadow = meadowFor({ width, height }, difficulty);

  function begin(chosen: Difficulty) {
    setPaused(false);
    setBestBefore(bests[chosen]);
    game.play({ type: 'begin', difficulty: chosen });
  }
  const back = () => game.play({ type: 'back' });
  const whack = (hole: number) => game.play({ type: 'whack', hole });
  const keys: KeyMap = Object.fromEntries(holes.map(({ id }) => [`Key${keyOf(id, difficulty)}`, () => whack(id)]));
  useKeys(playing && !paused ? keys : {});

  return (
    <GamePage
      table={table}
      title="Mole Patrol"
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
            beaten={score > bestBefore}
            bests={bests}
            again={back}
          />
        ) : null
      }
    >
      <Hills meadow={meadow} width={width} height={height} />
      <Stage
        game={game}
        shows={table.shows}
        size="fill"
        sheet={molePatrolArt}
        draw={draw}
        onSize={(newWidth, newHeight) => game.play({ type: 'resize', width: newWidth, height: newHeight })}
        fingers={{ down: ({ x, y }) => game.play({ type: 'miss', x, y }) }}
        label="A meadow with mole holes. Tap a mole, or press the key of its hole."
      >
        <Holes holes={holes} difficulty={difficulty} meadow={meadow} whack={whack} />
        {playing && (
          <button type="button" className={`btn quiet ${styles.back}`} onClick={back}>
            <Icon name="left" />
            Back
          </button>
        )}
      </Stage>
    </GamePage>
  );
}
