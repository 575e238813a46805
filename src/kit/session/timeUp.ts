import type { Effect } from './effects';
import { melody } from './sound';

/** The end of a round against the clock: the same words and the same joy in every game, with a tune of its own. */
export const timeUp = (score: number, tune: readonly number[] = [72, 76, 79, 84]): Effect => ({
  notes: melody(tune, 150),
  haptic: [20, 60, 40],
  celebrate: score > 0 ? 3000 : undefined,
  say: 'Time is up!',
  counted: ` ${score} points.`,
});
