import { expect, it, vi } from 'vitest';
import { createGame } from '../../core/game';
import type { Brush } from '../../kit/Stage';
import { createDraw } from './draw';
import { rules } from './rules';
import { KINDS, type Kind, tidyCount } from './toys';

const SIZE = { width: 880, height: 420 };

/** A pen that draws nothing, whatever it is told. */
const context = new Proxy({} as CanvasRenderingContext2D, { get: () => () => {}, set: () => true });

it('the basket shows up to 6 toys', () => {
  const seed = Array.from({ length: 50 }, (_, index) => index).find(
    (index) => createGame(rules, SIZE, index).state.toys.length === 8,
  );
  const game = createGame(rules, SIZE, seed ?? 0);
  const draw = createDraw();
  const sprite = vi.fn();
  const brush = { context, ...SIZE, palette: {}, time: 0, still: false, density: 1, sprite } as unknown as Brush<never>;
  for (const { id } of game.state.toys) {
    game.play({ type: 'choose', id });
    game.play({ type: 'basket' });
    game.advance(1000);
    sprite.mockClear();
    draw(brush, game.state, game.now);
    const pieces: string[] = sprite.mock.calls.map(([piece]) => piece);
    const inBasket = pieces.slice(pieces.indexOf('basket-back'), pieces.indexOf('basket-front'));
    expect(inBasket.filter((piece) => KINDS.includes(piece as Kind))).toHaveLength(Math.min(6, tidyCount(game.state)));
  }
  expect(tidyCount(game.state)).toBe(8);
});
