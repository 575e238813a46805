import { useEffect, useRef } from 'react';
import { BigButton } from '../../kit/BigButton';
import { GamePage } from '../../kit/GamePage';
import { Icon } from '../../kit/Icon';
import { Overlay } from '../../kit/Overlay';
import { Piece } from '../../kit/Piece';
import { useGame, useGameState } from '../../kit/useGame';
import styles from './adam.module.css';
import { adamArt } from './art';
import { Editor } from './Editor';
import { Guesses } from './Guesses';
import { Legend } from './Legend';
import { type Difficulty, LEVELS, rules, type Shape } from './rules';
import { codeText, effects } from './sounds';

const DIFFICULTIES: readonly [Difficulty, string][] = [
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
];

export default function Adam() {
  const table = useGame(rules, undefined, { effects });
  const { game } = table;
  const difficulty = useGameState(game, (state) => state.difficulty);
  const secretCode = useGameState(game, (state) => state.secretCode);
  const guesses = useGameState(game, (state) => state.guesses);
  const outcome = useGameState(game, (state) => state.outcome);
  const field = useFocusOnNewScene(outcome ?? difficulty);

  useEffect(() => void performance.mark('game-ready'), []);

  const again = () => game.play({ type: 'new' });
  const back = () => game.play({ type: 'back' });

  return (
    <GamePage
      table={table}
      title="Adam"
      running={false}
      canPause={false}
      overlay={
        outcome && (
          <Overlay
            art={<Piece sheet={adamArt} name="adam" />}
            title={outcome === 'won' ? 'You cracked the code!' : 'Good try!'}
          >
            <p className={`soft ${styles.whose}`}>The secret code:</p>
            <Secret code={secretCode} revealed />
            <BigButton icon="again" onPress={again}>
              New Game
            </BigButton>
            <button type="button" className="btn quiet" onClick={back}>
              <Icon name="left" />
              Back
            </button>
          </Overlay>
        )
      }
    >
      <div ref={field} className={styles.field} data-difficulty={difficulty}>
        {difficulty === null ? (
          <Chooser begin={(chosen) => game.play({ type: 'begin', difficulty: chosen })} />
        ) : (
          <>
            <div className={styles.head}>
              <button type="button" className="btn round" aria-label="Back" onClick={back}>
                <Icon name="left" />
              </button>
              <Secret code={secretCode} revealed={false} />
              <button
                type="button"
                className={styles.eye}
                aria-label="Fill in the secret code (for grown-ups)"
                onClick={() => game.play({ type: 'reveal' })}
              >
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <path d="M3 16Q16 2 29 16Q16 30 3 16Z" />
                  <circle cx="16" cy="16" r="4" />
                </svg>
              </button>
              <button type="button" className="btn round" aria-label="New Game" onClick={again}>
                <Icon name="again" />
              </button>
            </div>
            <Guesses guesses={guesses} copy={(index) => game.play({ type: 'copy', index })} />
            <Editor game={game} difficulty={difficulty} />
          </>
        )}
      </div>
    </GamePage>
  );
}

/** A new scene takes the buttons of the old one away: the keyboard goes on at the first of the new ones. */
function useFocusOnNewScene(scene: string | null) {
  const field = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  useEffect(() => {
    if (shown.current === scene) return;
    shown.current = scene;
    field.current?.querySelector<HTMLElement>('fieldset button')?.focus({ preventScroll: true });
  }, [scene]);
  return field;
}

/** The code behind its cloths; they fly off when it is revealed. */
function Secret({ code, revealed }: { code: readonly Shape[]; revealed: boolean }) {
  return (
    <div
      className={styles.secret}
      data-revealed={revealed || undefined}
      role="img"
      aria-label={revealed ? `Secret code: ${codeText(code)}` : `Secret code of ${code.length} shapes`}
    >
      {[...code.entries()].map(([position, shape]) => (
        <span key={position}>
          {revealed && <Piece sheet={adamArt} name={shape} />}
          <Piece sheet={adamArt} name="mystery" className={styles.cloth} />
        </span>
      ))}
    </div>
  );
}

function Chooser({ begin }: { begin: (difficulty: Difficulty) => void }) {
  return (
    <div className={styles.chooser}>
      <Piece sheet={adamArt} name="menu" className={styles.picture} />
      <fieldset className={styles.levels}>
        <legend className="visuallyHidden">Difficulty</legend>
        {DIFFICULTIES.map(([value, label]) => (
          <button key={value} type="button" className="btn" onClick={() => begin(value)}>
            {label}
            <span className={styles.taste}>
              {LEVELS[value].shapes.map((shape) => (
                <Piece key={shape} sheet={adamArt} name={shape} />
              ))}
            </span>
          </button>
        ))}
      </fieldset>
      <Legend />
    </div>
  );
}
