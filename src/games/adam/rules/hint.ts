import { type Guess, judge, type Shape } from './code';

/** What a player sees; the secret is not in it. */
interface Guessed {
  /** The guesses that were judged. */
  readonly guesses: readonly Guess[];
  /** The guess being made; null is an empty slot. */
  readonly guess: readonly (Shape | null)[];
}

/** Every code of these shapes, by position; one at a time, as most are never asked for. */
function* codesOf([shapes, ...others]: readonly (readonly Shape[])[]): Generator<readonly Shape[]> {
  if (!shapes) return yield [];
  for (const shape of shapes) for (const rest of codesOf(others)) yield [shape, ...rest];
}

/** The shapes that a position may have: what was green there, and nothing that was not. */
const possibleAt = (position: number, guesses: readonly Guess[], shapes: readonly Shape[]) =>
  shapes.filter((shape) =>
    guesses.every((guess) => (guess.shapes[position] === shape) === (guess.results[position] === 'correct-position')),
  );

/** Could this be the secret, for all that the guesses have told? */
const fits = (code: readonly Shape[], guesses: readonly Guess[]) =>
  guesses.every(({ shapes, results }) => judge(shapes, code).every((result, position) => result === results[position]));

const differing = (code: readonly Shape[], guess: Guessed['guess']) =>
  code.filter((shape, position) => guess[position] !== null && guess[position] !== shape).length;

/** The code to guess next: one that may be the secret, of these the one that leaves most of what is laid already. */
export function nextCode({ guesses, guess }: Guessed, shapes: readonly Shape[]): readonly Shape[] {
  let next: readonly Shape[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const code of codesOf(guess.map((_, position) => possibleAt(position, guesses, shapes)))) {
    const changes = differing(code, guess);
    if (changes >= least || !fits(code, guesses)) continue;
    next = code;
    least = changes;
    if (changes === 0) break;
  }
  return next;
}
