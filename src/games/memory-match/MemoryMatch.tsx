import { useEffect, useRef, useState } from 'react';
import { BigButton } from '../../kit/BigButton';
import { Levels } from '../../kit/Controls';
import { GamePage } from '../../kit/GamePage';
import { OverOverlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { atTouch } from '../../kit/press';
import { useGame, useGameState } from '../../kit/useGame';
import { memoryMatchArt } from './art';
import styles from './memory-match.module.css';
import { type Card, type Difficulty, isWon, PAIRS, rules } from './rules';
import { effects } from './sounds';

export default function MemoryMatch() {
  const [difficulty, setDifficulty] = useState<Difficulty>('easy');
  const table = useGame(rules, difficulty, { effects });
  const { game } = table;
  const { cards, moves } = useGameState(game, (state) => state);
  const won = useGameState(game, isWon);

  function begin(chosen: Difficulty) {
    setDifficulty(chosen);
    game.restart(chosen);
  }
  useRestartOnNewWidth(() => game.restart(difficulty));
  useEffect(() => void performance.mark('game-ready'), []);

  return (
    <GamePage
      table={table}
      title="Memory Match"
      running={false}
      canPause={false}
      hud={[
        { label: 'Moves', value: moves, icon: 'moves' },
        {
          label: 'Pairs',
          value: `${cards.filter(({ face }) => face === 'matched').length / 2}/${PAIRS[difficulty]}`,
          icon: 'star',
        },
      ]}
      controls={<Levels level={difficulty} choose={begin} />}
      overlay={
        won && (
          <OverOverlay title="Congratulations!">
            <p className={styles.result}>
              You found all the pairs in <b>{moves}</b> moves.
            </p>
            <BigButton icon="again" onPress={() => begin(difficulty)}>
              Play Again
            </BigButton>
          </OverOverlay>
        )
      }
    >
      <div className={styles.box}>
        <ul className={styles.board} data-difficulty={difficulty} aria-label="Cards">
          {cards.map((card, index) => (
            <li key={card.id}>
              <CardButton card={card} place={index + 1} flip={() => game.play({ type: 'flip', id: card.id })} />
            </li>
          ))}
        </ul>
      </div>
    </GamePage>
  );
}

function CardButton({ card, place, flip }: { card: Card; place: number; flip: () => void }) {
  const { item, face } = card;
  const label = face === 'down' ? `Card ${place}` : `Card ${place}: ${item.name}${face === 'matched' ? ', found' : ''}`;
  return (
    <button
      type="button"
      className={styles.card}
      data-face={face}
      data-color={item.color}
      aria-label={label}
      // A finger is answered when it touches, not when it lifts; the click serves keyboards and switches.
      {...atTouch(flip)}
    >
      <span className={styles.sides}>
        <span className={styles.back}>
          <Piece sheet={memoryMatchArt} name="back" />
        </span>
        {face !== 'down' && (
          <span className={styles.front}>
            <Piece sheet={memoryMatchArt} name={item.id} />
            <span className={styles.name}>{item.name}</span>
          </span>
        )}
      </span>
    </button>
  );
}

/** A turned tablet reshuffles; browser bars that come and go change only the height and do not. */
function useRestartOnNewWidth(restart: () => void) {
  const latest = useRef(restart);
  useEffect(() => {
    latest.current = restart;
  });
  useEffect(() => {
    let width = window.innerWidth;
    function resized() {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      latest.current();
    }
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
}
