import { expect, it } from 'vitest';
import { PAGE_RATIO } from './book';
import { pinch } from './pinch';

const HELD = { x: 0.5, y: 0.5, turn: 10, size: 1 };
const at = (x: number, y: number) => ({ x, y });

it('one finger moves a sticker and does nothing else', () => {
  expect(pinch(HELD, { from: [at(0.4, 0.4)], to: [at(0.5, 0.3)] })).toEqual({ ...HELD, x: 0.6, y: 0.4 });
});

it('two fingers that part make it larger, and it follows their middle', () => {
  const pose = pinch(HELD, { from: [at(0.4, 0.5), at(0.6, 0.5)], to: [at(0.4, 0.5), at(0.8, 0.5)] });
  expect(pose.size).toBeCloseTo(2);
  expect(pose.turn).toBeCloseTo(10);
  expect(pose.x).toBeCloseTo(0.6);
});

it('two fingers that go round turn it, as far as they go on the screen', () => {
  const down = 0.1 * PAGE_RATIO;
  const pose = pinch(HELD, { from: [at(0.4, 0.5), at(0.6, 0.5)], to: [at(0.5, 0.5 - down), at(0.5, 0.5 + down)] });
  expect(pose.turn).toBeCloseTo(100);
  expect(pose.size).toBeCloseTo(1);
});

it('two fingers on one point stretch nothing', () => {
  expect(pinch(HELD, { from: [at(0.5, 0.5), at(0.5, 0.5)], to: [at(0.5, 0.5), at(0.9, 0.5)] }).size).toBe(1);
});
