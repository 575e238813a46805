import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCorners } from './guards';
import { HOLD } from './lockRules';

const held = vi.fn();
let stop = () => {};

function put(pointerId: number, clientX: number, clientY: number, isPrimary = false) {
  const init = { pointerId, clientX, clientY, isPrimary, pointerType: 'touch', bubbles: true };
  window.dispatchEvent(new PointerEvent('pointerdown', init));
}

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchCorners(held);
});
afterEach(() => {
  stop();
  held.mockClear();
  vi.useRealTimers();
});

it('lets out whoever holds two corners for two seconds, and nobody with a third finger', () => {
  put(1, 5, 5, true);
  put(2, innerWidth - 5, innerHeight - 5);
  vi.advanceTimersByTime(HOLD - 100);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(held).toHaveBeenCalledOnce();
  put(1, 5, 5, true);
  put(2, innerWidth - 5, innerHeight - 5);
  put(3, innerWidth / 2, innerHeight / 2);
  vi.advanceTimersByTime(2 * HOLD);
  expect(held).toHaveBeenCalledOnce();
});

it('counts no finger that has left unseen', () => {
  put(1, innerWidth / 2, innerHeight / 2, true);
  put(2, 5, 5, true);
  put(3, innerWidth - 5, innerHeight - 5);
  vi.advanceTimersByTime(HOLD + 100);
  expect(held).toHaveBeenCalledOnce();
});
