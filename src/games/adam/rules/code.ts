export type Shape = 'triangle' | 'circle' | 'heart' | 'star' | 'diamond';

export type Result = 'correct-position' | 'correct-shape' | 'incorrect';

/** A guess that was submitted. */
export interface Guess {
  readonly shapes: readonly Shape[];
  /** What became of each position. */
  readonly results: readonly Result[];
  readonly feedback: { readonly correctPosition: number; readonly correctShape: number };
}

/** Exact matches first, then shapes that are elsewhere; each shape of the secret is used at most once. */
export function judge(guess: readonly Shape[], secretCode: readonly Shape[]): Result[] {
  const unused = secretCode.filter((shape, position) => guess[position] !== shape);
  return guess.map((shape, position) => {
    if (secretCode[position] === shape) return 'correct-position';
    const place = unused.indexOf(shape);
    if (place < 0) return 'incorrect';
    unused.splice(place, 1);
    return 'correct-shape';
  });
}
