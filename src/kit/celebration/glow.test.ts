import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showGlow } from './glow';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([[3000], [{ ms: 3000, colors: ['red'] }]])('glows for as long as confetti would fall: %j', (celebrate) => {
  const canvas = document.createElement('canvas');
  showGlow(canvas, celebrate);
  expect(canvas.style.getPropertyValue('--glows-for')).toBe('3000ms');
  vi.advanceTimersByTime(2999);
  expect(canvas.dataset.glow).toBe('');
  vi.advanceTimersByTime(1);
  expect(canvas.dataset.glow).toBeUndefined();
});

it('ends with the round, and leaves the next glow its time', () => {
  const canvas = document.createElement('canvas');
  showGlow(canvas, 1000)();
  expect(canvas.dataset.glow).toBeUndefined();
  showGlow(canvas, 3000);
  vi.advanceTimersByTime(2000);
  expect(canvas.dataset.glow).toBe('');
});
