import type { Game } from '../../core/game';
import { useKeys } from '../../kit/keys';
import { Piece } from '../../kit/Piece';
import { atTouch } from '../../kit/press';
import { useGameState } from '../../kit/useGame';
import { adamArt } from './art';
import styles from './editor.module.css';
import { Sign } from './Legend';
import { type Action, type Cue, type Difficulty, isComplete, LEVELS, type State } from './rules';

/** The current guess, the shapes to choose from, Clear and Submit. */
export function Editor({ game, difficulty }: { game: Game<State, Action, Cue>; difficulty: Difficulty }) {
  const { guess, selected } = useGameState(game, (state) => state);
  const { shapes } = LEVELS[difficulty];

  const select = (position: number) => game.play({ type: 'select', position });
  useKeys({
    ArrowLeft: () => select(selected - 1),
    ArrowRight: () => select(selected + 1),
    Backspace: () => game.play({ type: 'clear' }),
    Enter: () => game.play({ type: 'submit' }),
    ...Object.fromEntries(
      shapes.map((shape, index) => [`Digit${index + 1}`, () => game.play({ type: 'pick', shape })]),
    ),
  });

  return (
    <div className={styles.editor}>
      <fieldset className={styles.slots}>
        <legend className="visuallyHidden">Current Guess</legend>
        {[...guess.entries()].map(([position, shape]) => (
          <button
            key={position}
            type="button"
            className={styles.slot}
            aria-label={`Position ${position + 1}: ${shape ?? 'empty'}`}
            aria-pressed={position === selected}
            {...atTouch(() => select(position))}
          >
            <Piece sheet={adamArt} name="slot" />
            {shape && <Piece key={shape} sheet={adamArt} name={shape} className={styles.filled} />}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.shapes}>
        <legend className="visuallyHidden">Shapes</legend>
        {shapes.map((shape) => (
          <button
            key={shape}
            type="button"
            className="btn"
            aria-label={shape}
            {...atTouch(() => game.play({ type: 'pick', shape }))}
          >
            <Piece sheet={adamArt} name={shape} />
          </button>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <button type="button" className="btn" onClick={() => game.play({ type: 'clear' })}>
          <Sign of="incorrect" />
          Clear
        </button>
        <button
          type="button"
          className="btn primary"
          aria-disabled={!isComplete(guess)}
          onClick={() => game.play({ type: 'submit' })}
        >
          <Sign of="correct-position" />
          Submit
        </button>
      </div>
    </div>
  );
}
