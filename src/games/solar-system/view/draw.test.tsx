import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Brush } from '../../../kit/stage/brush';
import type { sheet } from '../art/sheet';
import { PLANETS } from '../rules/planets';
import { rules } from '../rules/rules';
import { slotsFor } from '../rules/space';
import { createDraw, HALO, NIGHT, pieceOf } from './draw';

const SIZE = { width: 900, height: 500 };
type Piece = keyof typeof sheet.pieces;

/** A brush that writes down the dashed lines and the pictures, with how much of them shows. */
function recorder() {
  const outlines: string[] = [];
  const pictures = new Map<Piece, number>();
  /** How far each place's light or dark reaches, the widest first. */
  const discs: number[][] = [];
  let dashed = false;
  const context = {
    globalAlpha: 1,
    strokeStyle: '',
    dash(...lengths: number[]) {
      dashed = lengths.length > 0;
    },
    stroke: () => dashed && outlines.push(context.strokeStyle),
    fill: () => {},
    stamp: () => {},
    beginPath: () => {},
    arc(x: number, y: number, radius: number) {
      const index = slotsFor(SIZE).findIndex((slot) => slot.x === x && slot.y === y);
      if (index >= 0) discs[index] = [...(discs[index] ?? []), radius];
    },
  };
  const brush = {
    ...SIZE,
    context,
    palette: {},
    density: 1,
    time: 0,
    still: true,
    sprite: (piece: Piece, x: number, y: number) =>
      slotsFor(SIZE).some((slot) => slot.x === x && slot.y === y) && pictures.set(piece, context.globalAlpha),
  };
  return { outlines, pictures, discs, brush: brush as unknown as Brush<Piece> };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('draws each empty slot as a dashed outline in the color of its planet, with the planet pale inside', () => {
  const game = createGame(rules, SIZE, 1);
  const { brush, outlines, pictures } = recorder();
  createDraw()(brush, game.state, 0);
  expect(outlines).toEqual(PLANETS.map(({ color }) => color));
  expect([...pictures.keys()]).toEqual(PLANETS.map(pieceOf));
  for (const alpha of pictures.values()) {
    expect(alpha).toBeGreaterThan(0.2);
    expect(alpha).toBeLessThan(0.5);
  }
});

it('draws a planet that is in its place whole, and its outline no more', () => {
  const game = createGame(rules, SIZE, 1);
  const placed = PLANETS.find(({ name }) => name === game.state.currentPlanet) ?? PLANETS[0];
  const { x = 0, y = 0 } = slotsFor(SIZE).find(({ planet }) => planet === placed) ?? {};
  game.play({ type: 'tap', x, y });
  game.advance(500);
  const { brush, outlines, pictures } = recorder();
  createDraw()(brush, game.state, game.now);
  expect(outlines).toEqual(PLANETS.filter((planet) => planet !== placed).map(({ color }) => color));
  expect(pictures.get(pieceOf(placed))).toBe(1);
});

it('lights every place, empty or not, wide enough to be seen from afar and apart from the others', () => {
  const game = createGame(rules, SIZE, 1);
  const slots = slotsFor(SIZE);
  const asked = slots.find(({ planet }) => planet.name === game.state.currentPlanet);
  game.play({ type: 'tap', x: asked?.x ?? 0, y: asked?.y ?? 0 });
  game.advance(500);
  const { brush, discs } = recorder();
  createDraw()(brush, game.state, game.now);
  const widest = discs.map((radii) => Math.max(...radii));
  expect(widest).toEqual(slots.map(({ radius }) => radius + HALO));
  expect(Math.min(...widest)).toBeGreaterThanOrEqual(24);
  for (const [index, slot] of slots.entries()) {
    for (const [later, other] of slots.entries()) {
      if (later <= index) continue;
      const reaches = (widest[index] ?? 0) + (widest[later] ?? 0);
      expect(Math.hypot(slot.x - other.x, slot.y - other.y)).toBeGreaterThan(reaches);
    }
  }
});

it.each(PLANETS)('the color of $name stands out from an empty slot', ({ color }) => {
  expect((luminance(color) + 0.05) / (luminance(NIGHT) + 0.05)).toBeGreaterThanOrEqual(3);
});
