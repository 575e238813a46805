import { beforeEach, expect, it, vi } from 'vitest';
import { layConfetti, throwConfetti } from './confetti';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
  });
  return () => vi.useRealTimers();
});

/** A canvas that remembers where flakes lie on it, and how many paints there were. */
function setUp() {
  let flakes: { x: number; y: number }[] = [];
  let fills = 0;
  const context = {
    beginPath() {},
    fill: () => (fills += 1),
    ellipse: (x: number, y: number) => flakes.push({ x, y }),
    rect: (x: number, y: number, width: number, height: number) => flakes.push({ x: x + width / 2, y: y + height / 2 }),
    clearRect: () => {
      flakes = [];
    },
  };
  const canvas = { clientWidth: 600, clientHeight: 400, width: 0, height: 0, getContext: () => context };
  return {
    canvas: canvas as unknown as HTMLCanvasElement,
    flakes: () => flakes,
    fills: () => fills,
  };
}

const celebrate = { ms: 3000, colors: ['red', 'gold'] };

it('lies still around the middle for as long as it would fall, and is painted once', () => {
  const { canvas, flakes, fills } = setUp();
  layConfetti(canvas, celebrate);
  vi.advanceTimersByTime(100);
  const laid = flakes();
  const painted = fills();
  expect(laid.length).toBeGreaterThan(50);
  for (const { x, y } of laid) {
    expect(x >= 0 && x <= 600 && y >= 0 && y <= 400).toBe(true);
    // The words of the panel stay clear.
    expect(Math.abs(x - 300) < 200 && Math.abs(y - 200) < 130).toBe(false);
  }
  vi.advanceTimersByTime(2899);
  expect(flakes()).toBe(laid);
  expect(fills()).toBe(painted);
  vi.advanceTimersByTime(1);
  expect(flakes()).toEqual([]);
});

it.each([
  ['lying', layConfetti],
  ['thrown', throwConfetti],
])('%s, it is gone at once when the round ends', (_, show) => {
  const { canvas, flakes } = setUp();
  const stop = show(canvas, celebrate);
  vi.advanceTimersByTime(100);
  expect(flakes().length).toBeGreaterThan(0);
  stop();
  vi.advanceTimersByTime(5000);
  expect(flakes()).toEqual([]);
});
