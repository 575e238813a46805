import { useState } from 'react';
import { BigButton } from '../../kit/BigButton';
import { useBest } from '../../kit/best';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { useKeys } from '../../kit/keys';
import { OverOverlay } from '../../kit/Overlay';
import { Stage } from '../../kit/Stage';
import { useGame, useGameState } from '../../kit/useGame';
import { balloonPopArt } from './art';
import { createDraw } from './draw';
import { bodyOf, rules, type Size, secondsLeft } from './rules';
import { effects } from './sounds';

export default function BalloonPop() {
  const [draw] = useState(createDraw);
  const [size, setSize] = useState<Size>({ width: window.innerWidth, height: window.innerHeight - 160 });
  const table = useGame(rules, size, { effects });
  const { game, paused, setPaused } = table;
  const phase = useGameState(game, (state) => state.phase);
  const score = useGameState(game, (state) => state.score);
  const popped = useGameState(game, (state) => state.popped);
  const seconds = useGameState(game, secondsLeft);
  const best = useBest('balloon-pop-high-score', score);
  const playing = phase === 'playing';

  function resize(width: number, height: number) {
    setSize({ width, height });
    game.play({ type: 'resize', width, height });
  }
  /** One key for everything: it pops the balloon that is nearest to floating away. */
  function popOne() {
    const { balloons } = game.state;
    const flying = balloons.filter(({ poppedAt }) => poppedAt === null).map((balloon) => bodyOf(balloon, game.now));
    const highest = flying.reduce<{ x: number; y: number } | null>((top, at) => (top && top.y < at.y ? top : at), null);
    if (highest && !paused) game.play({ type: 'tap', ...highest });
  }
  useKeys(playing ? { Space: popOne, Enter: popOne } : {});

  return (
    <GamePage
      table={table}
      title="Balloon Pop"
      running={playing}
      hud={[
        { label: 'Score', value: score, icon: 'star' },
        { label: 'High Score', value: best, icon: 'trophy' },
        { label: 'Time Left', value: seconds, icon: 'clock' },
      ]}
      overlay={
        !playing && (
          <OverOverlay
            title="Game Over"
            record={score === best && score > 0 ? 'NEW HIGH SCORE' : null}
            score={{ label: 'Final Score', value: score }}
          >
            <p className="soft">
              You popped {popped} {popped === 1 ? 'balloon' : 'balloons'}! High Score: {best}
            </p>
            <BigButton
              icon="again"
              onPress={() => {
                setPaused(false);
                game.restart(size);
              }}
            >
              New Game
            </BigButton>
            <a className="btn quiet" href="/">
              <Icon name="home" />
              Quit
            </a>
          </OverOverlay>
        )
      }
    >
      <Stage
        game={game}
        shows={table.shows}
        size="fill"
        sheet={balloonPopArt}
        draw={draw}
        onSize={resize}
        fingers={{ down: ({ x, y }) => game.play({ type: 'tap', x, y }) }}
        label="Balloons. Tap them, or press Space to pop one."
      />
    </GamePage>
  );
}
