import { expect, it } from 'vitest';
import { kindAim } from './kindAim';

const at = { x: 100, y: 100 };

it('takes a touch near what is wanted for one on it, in px of the screen', () => {
  expect(kindAim({ x: 150, y: 100 }, { type: 'tap', at }, 1)).toEqual(at);
  expect(kindAim({ x: 150, y: 100 }, { type: 'drag', from: at, to: { x: 0, y: 0 } }, 1)).toEqual(at);
  expect(kindAim({ x: 150, y: 100 }, { type: 'tap', at }, 2)).toEqual({ x: 150, y: 100 });
});

it('leaves all other touches where they are', () => {
  const far = { x: 173, y: 100 };
  expect(kindAim(far, { type: 'tap', at }, 1)).toBe(far);
  expect(kindAim(far, { type: 'tap', at: 'a-button' }, 1)).toBe(far);
  expect(kindAim(far, { type: 'turn', around: far, from: far }, 1)).toBe(far);
  expect(kindAim(far, null, 1)).toBe(far);
});
