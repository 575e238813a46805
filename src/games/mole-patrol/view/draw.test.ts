import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { rules } from '../rules/rules';
import { RUSTLE } from '../rules/rustle';
import { draw } from './draw';

type Piece = keyof typeof sheet.pieces;

/** What is drawn `ms` after a round began, of one kind of piece. */
function drawn(ms: number, still: boolean, wanted: Piece) {
  const game = createGame(rules, { width: 800, height: 600 }, 1);
  game.play({ type: 'begin', difficulty: 'easy' });
  game.advance(ms);
  const places: number[] = [];
  const sprite = (piece: Piece, x: number) => {
    if (piece === wanted) places.push(x);
  };
  const context = { save() {}, restore() {}, translate() {} };
  draw(
    { context, sprite, still, glides: !still, time: 0, width: 800, height: 600 } as unknown as Brush<Piece>,
    game.state,
    game.now,
  );
  return places;
}

it('throws up a little earth at one hole before a mole rises, also where less motion is wanted', () => {
  for (const still of [false, true]) {
    expect(drawn(1000 - RUSTLE - 10, still, 'puff')).toHaveLength(0);
    expect(drawn(1000 - RUSTLE + 10, still, 'puff')).toHaveLength(1);
  }
});

it('shakes the rim of that hole, and not where less motion is wanted', () => {
  const rims = (ms: number, still: boolean) => new Set(drawn(ms, still, 'hole-front')).size;
  expect([rims(700, false), rims(700, true), rims(500, false)]).toEqual([2, 1, 1]);
});
