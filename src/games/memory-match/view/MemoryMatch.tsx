import { useRef } from 'react';
import { Levels } from '../../../families/levels/view/Controls';
import { GridPicture } from '../../../families/levels/view/LevelPicture';
import { atTouch } from '../../../kit/input/press';
import { useScreenResize } from '../../../kit/input/useScreenResize';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { GamePage } from '../../../kit/ui/GamePage';
import { GameOver } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { shake } from '../../../kit/ui/shake';
import { sheet } from '../art/sheet';
import { card } from '../game';
import { type Card, type Difficulty, isWon, matchedPairs, PAIRS, rules } from '../rules/rules';
import { effects } from './effects';
import styles from './memory-match.module.css';

const stickers = () => import('../stickers');

/** For the pictures of the levels: as the cards lie on a wide screen. */
const COLUMNS: Record<Difficulty, number> = { easy: 3, medium: 4, hard: 6 };

export default function MemoryMatch() {
  const session = useGame(rules, 'easy', { effects, stickers });
  const { difficulty, cards, moves } = useGameState(session, (state) => state);
  const pairs = useGameState(session, matchedPairs);
  const won = useGameState(session, isWon);
  useRestartOnNewWidth(() => session.restart(difficulty));

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Find two cards that are the same!"
      running={false}
      begun={moves > 0 && !won}
      canPause={false}
      hud={[
        { label: 'Moves', value: moves, icon: 'moves' },
        {
          label: 'Pairs',
          value: `${pairs}/${PAIRS[difficulty]}`,
          icon: 'star',
          progress: true,
        },
      ]}
      controls={
        <Levels
          level={difficulty}
          choose={session.restart}
          picture={(level) => <GridPicture columns={COLUMNS[level]} rows={(2 * PAIRS[level]) / COLUMNS[level]} />}
        />
      }
      overlay={
        won && (
          <GameOver title="Congratulations!" again="Play Again" onAgain={() => session.restart(difficulty)}>
            <p className={styles.result}>
              You found all the pairs
              <span data-score="">
                {' '}
                in <b>{moves}</b> moves
              </span>
              .
            </p>
          </GameOver>
        )
      }
    >
      <div className={styles.box} data-difficulty={difficulty}>
        <ul className={styles.board} aria-label="Cards">
          {cards.map((card, index) => (
            <li key={card.id}>
              <CardButton card={card} place={index + 1} flip={() => session.play({ type: 'flip', id: card.id })} />
            </li>
          ))}
        </ul>
      </div>
    </GamePage>
  );
}

function CardButton({ card, place, flip }: { card: Card; place: number; flip: () => boolean }) {
  const { item, face } = card;
  const button = useRef<HTMLButtonElement>(null);
  const label = face === 'down' ? `Card ${place}` : `Card ${place}: ${item.name}${face === 'matched' ? ', found' : ''}`;
  return (
    <button
      ref={button}
      type="button"
      className={styles.card}
      data-face={face}
      data-color={item.color}
      data-spot={place - 1}
      aria-label={label}
      // A finger is answered when it touches, not when it lifts; the click serves keyboards and switches.
      {...atTouch(() => flip() || shake(button.current))}
    >
      <span className={styles.sides}>
        <span className={styles.back}>
          <Piece sheet={sheet} name="back" />
        </span>
        {face !== 'down' && (
          <span className={styles.front}>
            <Piece sheet={sheet} name={item.id} />
            <span className={styles.name}>{item.name}</span>
          </span>
        )}
      </span>
    </button>
  );
}

/** A turned tablet reshuffles; browser bars that come and go change only the height and do not. */
function useRestartOnNewWidth(restart: () => void) {
  const width = useRef(window.innerWidth);
  useScreenResize(() => {
    if (window.innerWidth === width.current) return;
    width.current = window.innerWidth;
    restart();
  });
}
