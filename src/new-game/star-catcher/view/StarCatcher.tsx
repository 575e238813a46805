import { useKeys } from '../../../kit/input/keys';
import { useBestScore } from '../../../kit/session/useBestScore';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { Stage } from '../../../kit/stage/Stage';
import { GamePage } from '../../../kit/ui/GamePage';
import { sheet } from '../art/sheet';
import { card, keys } from '../game';
import { HEIGHT, rules, WIDTH } from '../rules/rules';
import { draw } from './draw';
import { effects } from './effects';
import styles from './star-catcher.module.css';

const stickers = () => import('../stickers');

const SIZE = { width: WIDTH, height: HEIGHT };

export default function StarCatcher() {
  const session = useGame(rules, undefined, { effects, stickers });
  const score = useGameState(session, (state) => state.score);
  const { best } = useBestScore(session, keys.best, score);

  useKeys({ Space: () => session.play({ type: 'tap', ...session.game.state.star }) });

  return (
    <div className={styles.game}>
      <GamePage
        session={session}
        title={card.name}
        goal="Catch the star!"
        running={false}
        canPause={false}
        hud={[
          { label: 'Score', value: score, icon: 'star' },
          { label: 'Best', value: best, icon: 'trophy' },
        ]}
      >
        <Stage
          session={session}
          size={SIZE}
          sheet={sheet}
          draw={draw}
          fingers={{ down: ({ x, y }) => session.play({ type: 'tap', x, y }) }}
          label="A star. Tap it, or press Space."
        />
      </GamePage>
    </div>
  );
}
