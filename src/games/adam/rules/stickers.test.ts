import { expect, it } from 'vitest';
import type { Result } from './code';
import type { Cue } from './rules';
import { facts } from './stickers';

const judged = (...results: Result[]): Cue => ({
  type: 'judged',
  number: 1,
  guess: { shapes: results.map(() => 'star'), results, feedback: { correctPosition: 0, correctShape: 0 } },
});

it.each<[Cue, boolean]>([
  [judged('incorrect', 'incorrect', 'correct-shape'), true],
  [judged('correct-position', 'incorrect', 'incorrect'), true],
  [judged('incorrect', 'incorrect', 'incorrect'), false],
  [{ type: 'filled' }, false],
])('gives the star for a guess with something right in it', (cue, given) => {
  expect(facts.star(cue)).toBe(given);
});
