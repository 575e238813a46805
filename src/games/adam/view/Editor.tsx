import { useKeys } from '../../../kit/input/keys';
import { atTouch } from '../../../kit/input/press';
import type { GameSession } from '../../../kit/session/session';
import { useGameState } from '../../../kit/session/useGameState';
import { Piece } from '../../../kit/ui/Piece';
import { sheet } from '../art/sheet';
import { type Action, type Cue, type Difficulty, isComplete, knownShapes, LEVELS, type State } from '../rules/rules';
import styles from './editor.module.css';
import { Sign } from './Legend';

interface EditorProps {
  readonly session: GameSession<State, Action, Cue, void>;
  readonly difficulty: Difficulty;
}

/** The current guess, the shapes to choose from, Clear and Submit. */
export function Editor({ session, difficulty }: EditorProps) {
  const state = useGameState(session, (whole) => whole);
  const { guess, selected } = state;
  const known = knownShapes(state);
  const { shapes } = LEVELS[difficulty];

  const select = (position: number) => session.play({ type: 'select', position });
  useKeys({
    ArrowLeft: () => select(selected - 1),
    ArrowRight: () => select(selected + 1),
    Backspace: () => session.play({ type: 'clear' }),
    Enter: () => session.play({ type: 'submit' }),
    ...Object.fromEntries(
      shapes.map((shape, index) => [`Digit${index + 1}`, () => session.play({ type: 'pick', shape })]),
    ),
  });

  return (
    <div className={styles.editor}>
      <fieldset className={styles.slots}>
        <legend className="visuallyHidden">Current Guess</legend>
        {[...guess.entries()].map(([position, shape]) => {
          const ghost = shape ? null : known[position];
          return (
            <button
              key={position}
              type="button"
              className={styles.slot}
              aria-label={`Position ${position + 1}: ${shape ?? (ghost ? `empty, known to be ${ghost}` : 'empty')}`}
              aria-pressed={position === selected}
              data-spot={`slot-${position}`}
              {...atTouch(() => select(position))}
            >
              <Piece sheet={sheet} name="slot" />
              {ghost && <Piece sheet={sheet} name={ghost} className={styles.ghost} />}
              {shape && <Piece key={shape} sheet={sheet} name={shape} className={styles.filled} />}
            </button>
          );
        })}
      </fieldset>
      <fieldset className={styles.shapes}>
        <legend className="visuallyHidden">Shapes</legend>
        {shapes.map((shape) => (
          <button
            key={shape}
            type="button"
            className="btn"
            aria-label={shape}
            data-spot={shape}
            {...atTouch(() => session.play({ type: 'pick', shape }))}
          >
            <Piece sheet={sheet} name={shape} />
          </button>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <button type="button" className="btn" onClick={() => session.play({ type: 'clear' })}>
          <Sign of="incorrect" />
          Clear
        </button>
        <button
          type="button"
          className="btn primary"
          aria-disabled={!isComplete(guess)}
          data-spot="submit"
          onClick={() => session.play({ type: 'submit' })}
        >
          <Sign of="correct-position" />
          Submit
        </button>
      </div>
    </div>
  );
}
