import { expect, it } from 'vitest';
import type { Cue } from './rules';
import { standingAfter } from './scoring';
import { facts } from './stickers';

/** What the score sheet says after these balls of the first frame. */
const after = (...balls: number[]): Cue => ({
  type: 'scored',
  pins: balls.at(-1) ?? 0,
  mark: standingAfter(balls).frames[0]?.marks.at(-1),
});

it.each([
  { balls: [10], given: true },
  { balls: [4, 6], given: true },
  { balls: [0, 10], given: true },
  { balls: [9], given: false },
  { balls: [4, 5], given: false },
  { balls: [0, 0], given: false },
])('gives the planet when no pin stands: $balls', ({ balls, given }) => {
  expect(facts.planet(after(...balls))).toBe(given);
});

it.each([
  { balls: [1], given: true },
  { balls: [0, 3], given: true },
  { balls: [0], given: false },
  { balls: [3, 0], given: false },
])('gives the pin when one has fallen, after the throw: $balls', ({ balls, given }) => {
  expect(facts.pin(after(...balls))).toBe(given);
  expect(facts.pin({ type: 'pinFell', fallen: 1 })).toBe(false);
});
