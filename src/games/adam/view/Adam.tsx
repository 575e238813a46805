import { useEffect, useRef } from 'react';
import { useGame } from '../../../kit/session/useGame';
import { useGameState } from '../../../kit/session/useGameState';
import { BigButton } from '../../../kit/ui/BigButton';
import { GamePage } from '../../../kit/ui/GamePage';
import { Icon } from '../../../kit/ui/Icon';
import { Overlay } from '../../../kit/ui/Overlay';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { card } from '../game';
import type { Shape } from '../rules/code';
import { type Difficulty, LEVELS, rules } from '../rules/rules';
import styles from './adam.module.css';
import { Editor } from './Editor';
import { codeText, effects } from './effects';
import { Guesses } from './Guesses';
import { Legend } from './Legend';

const stickers = () => import('../stickers');

const DIFFICULTIES: readonly [Difficulty, string][] = [
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
];

export default function Adam() {
  const session = useGame(rules, undefined, { effects, stickers });
  const difficulty = useGameState(session, (state) => state.difficulty);
  const secretCode = useGameState(session, (state) => state.secretCode);
  const guesses = useGameState(session, (state) => state.guesses);
  const outcome = useGameState(session, (state) => state.outcome);
  const field = useFocusOnNewScene(outcome ?? difficulty);

  const again = () => session.begin({ type: 'new' });
  const back = () => session.begin({ type: 'back' });

  return (
    <GamePage
      session={session}
      title={card.name}
      goal="Guess the hidden shapes!"
      running={false}
      begun={guesses.length > 0 && outcome === null}
      canPause={false}
      overlay={
        outcome && (
          <Overlay
            art={<Piece sheet={sheet} name="adam" />}
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
          <Chooser begin={(chosen) => session.play({ type: 'begin', difficulty: chosen })} />
        ) : (
          <>
            <div className={styles.head}>
              <button type="button" className="btn round" aria-label="Back" data-leaves onClick={back}>
                <Icon name="left" />
              </button>
              <Secret code={secretCode} revealed={false} />
              <button
                type="button"
                className={styles.eye}
                aria-label="Fill in the secret code (for grown-ups)"
                onClick={() => session.play({ type: 'reveal' })}
              >
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <path d="M3 16Q16 2 29 16Q16 30 3 16Z" />
                  <circle cx="16" cy="16" r="4" />
                </svg>
              </button>
              <button type="button" className="btn round" aria-label="New Game" data-leaves onClick={again}>
                <Icon name="again" />
              </button>
            </div>
            <Guesses session={session} guesses={guesses} copy={(index) => session.play({ type: 'copy', index })} />
            <Editor session={session} difficulty={difficulty} />
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
          {revealed && <Piece sheet={sheet} name={shape} />}
          <Piece sheet={sheet} name="mystery" className={styles.cloth} />
        </span>
      ))}
    </div>
  );
}

function Chooser({ begin }: { begin: (difficulty: Difficulty) => void }) {
  return (
    <div className={styles.chooser}>
      <Piece sheet={sheet} name="menu" className={styles.picture} />
      <fieldset className={styles.levels}>
        <legend className="visuallyHidden">Difficulty</legend>
        {DIFFICULTIES.map(([value, label]) => (
          <button key={value} type="button" className="btn" data-spot={value} onClick={() => begin(value)}>
            {label}
            <span className={styles.taste}>
              {LEVELS[value].shapes.map((shape) => (
                <Piece key={shape} sheet={sheet} name={shape} />
              ))}
            </span>
          </button>
        ))}
      </fieldset>
      <Legend />
    </div>
  );
}
