import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { boardFor } from '../../../families/snake/rules/snake';
import { createRefusal } from '../../../families/snake/view/refusal';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { rules } from '../rules/rules';
import { createDraw } from './draw';

type Piece = keyof typeof sheet.pieces;

it.each([
  ['bumps forward', false],
  ['shows a line', true],
])('%s at a block that does not give way (less motion: %s)', (_, still) => {
  const { state } = createGame(rules, { board: boardFor(1024), botWanted: false }, 1);
  const refusal = createRefusal();
  const draw = createDraw(refusal);
  function paint(time: number) {
    const seen = { x: 0, lines: 0, goesOn: false };
    const sprite = (piece: Piece, x: number) => {
      if (piece === 'head') seen.x = x;
    };
    const context = { save() {}, restore() {}, beginPath() {}, stroke() {}, arc: () => (seen.lines += 1) };
    seen.goesOn = draw(
      { context, palette: {}, sprite, still, glides: !still, time } as unknown as Brush<Piece>,
      state,
      0,
    );
    return seen;
  }
  const before = paint(1000);
  refusal.refuse('RIGHT', 'UP');
  paint(2000);
  const during = paint(2200);
  expect(during).toMatchObject({ lines: 1, goesOn: true });
  expect(during.x > before.x).toBe(!still);
  expect(paint(3000)).toEqual(before);
});
