import { expect, it } from 'vitest';
import type { Gesture } from '../../core/hint';
import { KIND_AFTER, kindAim } from './kindAim';

const at = { x: 100, y: 100 };
const near = { x: 150, y: 100 };
const aim = (touched: typeof at, wanted: Gesture | null, pixelsPerUnit = 1, failures = KIND_AFTER) =>
  kindAim(touched, { tries: { played: 0, failures }, hint: () => wanted }, pixelsPerUnit);

it('takes a touch near what is wanted for one on it, in px of the screen', () => {
  expect(aim(near, { type: 'tap', at })).toEqual(at);
  expect(aim(near, { type: 'tap', at }, 2)).toEqual(near);
});

it('leaves all other touches where they are, and those of a child who does not fail', () => {
  const far = { x: 173, y: 100 };
  expect(aim(far, { type: 'tap', at })).toBe(far);
  expect(aim(far, { type: 'tap', at: 'a-button' })).toBe(far);
  expect(aim(near, { type: 'drag', from: at, to: { x: 0, y: 0 } })).toBe(near);
  expect(aim(far, { type: 'turn', around: far, from: far })).toBe(far);
  expect(aim(far, null)).toBe(far);
  expect(aim(near, { type: 'tap', at }, 1, KIND_AFTER - 1)).toBe(near);
});
