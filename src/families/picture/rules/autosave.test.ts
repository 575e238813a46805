import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeAfter } from './autosave';

/** When the first change is written, if a hand changes something at these times. */
function writtenAt(changes: readonly number[]): number {
  let due = Number.POSITIVE_INFINITY;
  for (const at of changes) {
    if (at >= due) return due;
    due = at + writeAfter(at);
  }
  return due;
}
const every = (ms: number) => Array.from({ length: 1000 }, (_, index) => index * ms);

it('waits until the hand rests for half a second', () => {
  expect(writtenAt([0])).toBe(500);
  expect(writtenAt([0, 400, 800, 1200])).toBe(1700);
});

it('does not wait for longer than five seconds, however busy the hand is', () => {
  expect(writtenAt(every(8))).toBe(5000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (ms) => {
      expect(writtenAt(every(ms))).toBeLessThanOrEqual(5000);
    }),
  );
});
