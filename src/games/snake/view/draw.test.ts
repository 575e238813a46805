import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { boardFor } from '../../../families/snake/rules/snake';
import { createRefusal } from '../../../families/snake/view/refusal';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { rules } from '../rules/rules';
import { createDraw } from './draw';

type Piece = keyof typeof sheet.pieces;

/** How far apples leave their places in a second of painting, by how many steps away the head is. */
function hopping(still: boolean) {
  const { state } = createGame(rules, boardFor(1024), 1);
  const { x, y } = state.snake[0] ?? { x: 0, y: 0 };
  const apples = [1, 20].map((far, id) => ({ id, position: { x: x + far, y } }));
  const draw = createDraw(createRefusal());
  const seen: number[][] = [[], []];
  for (let time = 0; time < 1000; time += 20) {
    let index = 0;
    const sprite = (piece: Piece, _: number, top: number) => void (piece === 'apple' && seen[index++]?.push(top));
    const brush = { context: {}, palette: {}, sprite, still, glides: !still, time, width: 400, height: 360 };
    draw(brush as unknown as Brush<Piece>, { ...state, apples });
  }
  return seen.map((tops) => Math.max(...tops) - Math.min(...tops));
}

it('lets apples hop that the head comes near to, unless less motion is wanted', () => {
  const [near = 0, far = 0] = hopping(false);
  expect(far).toBeGreaterThan(0);
  expect(near).toBeGreaterThan(far * 2);
  expect(hopping(true)).toEqual([0, 0]);
});

/** Where the head is drawn and how many lines beside it, at once and a moment after a refused press. */
function refused(still: boolean) {
  const game = createGame(rules, boardFor(1024), 1);
  game.play({ type: 'begin', mode: 'easy', board: boardFor(1024) });
  const refusal = createRefusal();
  const draw = createDraw(refusal);
  function paint(time: number) {
    const seen = { head: '', lines: 0, goesOn: false };
    const sprite = (piece: Piece, x: number, y: number) => {
      if (piece === 'head') seen.head = `${x} ${y}`;
    };
    const context = { save() {}, restore() {}, beginPath() {}, stroke() {}, arc: () => (seen.lines += 1) };
    const brush = {
      context,
      palette: {},
      sprite,
      still,
      glides: !still,
      time,
      width: 400,
      height: 360,
    } as unknown as Brush<Piece>;
    seen.goesOn = draw(brush, game.state);
    return seen;
  }
  const before = paint(1000);
  refusal.refuse('LEFT', 'RIGHT');
  paint(2000);
  return { before, during: paint(2030), after: paint(3000) };
}

it('shakes the head for a refused turn, with lines beside it, and then no longer', () => {
  const { before, during, after } = refused(false);
  expect(during.head).not.toBe(before.head);
  expect([before.lines, during.lines, after.lines]).toEqual([0, 2, 0]);
  expect(after.head).toBe(before.head);
});

it('shows the lines alone where less motion is wanted, and paints until they are gone', () => {
  const { before, during, after } = refused(true);
  expect(during.head).toBe(before.head);
  expect([before.lines, during.lines, after.lines]).toEqual([0, 2, 0]);
  expect([before.goesOn, during.goesOn, after.goesOn]).toEqual([false, true, false]);
});
