import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Brush } from '../../../kit/stage/brush';
import { isCaught, rules } from '../rules/rules';
import { draw } from './draw';

/** How wide the basket is drawn, by the scale in force and the width that is asked for. */
function basketWidth(width: number, height: number): number {
  const { state } = createGame(rules, undefined, 1);
  let [scale, drawn] = [1, 0];
  const setScale = (x: number) => {
    scale = x;
  };
  const context = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) => target[name] ?? (name === 'scale' ? setScale : () => undefined),
  });
  const sprite = (piece: string, _x: number, _y: number, wide: number) => {
    if (piece === 'basket') drawn = wide * scale;
  };
  const palette = new Proxy({}, { get: () => '#000000' });
  draw(
    { context, sprite, palette, width, height, still: true, time: 0, density: 1 } as unknown as Brush<never>,
    state,
    0,
  );
  return drawn;
}

it.each([
  [374, 686],
  [828, 310],
  [1000, 680],
])('on a stage of %i by %i the basket is drawn as wide as what it catches', (width, height) => {
  const half = (basketWidth(width, height) / 2 / width) * 100;
  expect(half).toBeGreaterThan(0);
  expect(isCaught({ x: 50 + half - 0.01, y: 50 }, { x: 50, y: 50 })).toBe(true);
  expect(isCaught({ x: 50 + half + 0.01, y: 50 }, { x: 50, y: 50 })).toBe(false);
});
