import { expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { COLOR_IDS, type ColorId, rules } from './rules';
import { facts } from './stickers';

/** What the last of these blocks gives, which lie side by side. */
function build(colors: readonly ColorId[]) {
  const game = createGame(rules, { width: 1440, height: 900 }, 1);
  game.play({ type: 'begin' });
  let given: string[] = [];
  game.listen((cue) => {
    given = Object.entries(facts).flatMap(([name, fact]) => (fact(cue, game.state) ? name : []));
  });
  for (const [x, colorId] of colors.entries()) {
    game.play({ type: 'color', colorId });
    game.play({ type: 'press', x, y: 3 });
    if (x < colors.length - 1) game.play({ type: 'release' });
  }
  return given;
}

const ofColors = (count: number, length: number) =>
  Array.from({ length }, (_, index) => COLOR_IDS[index % count] ?? 'red');

it('gives the castle for five colors, however many blocks there are', () => {
  expect(build(ofColors(4, 12))).toEqual(['block']);
  expect(build(ofColors(5, 5))).toEqual(['block', 'castle']);
});

it('gives the crane for twenty blocks of any color', () => {
  expect(build(ofColors(1, 19))).toEqual(['block']);
  expect(build(ofColors(1, 20))).toEqual(['block', 'crane']);
});
