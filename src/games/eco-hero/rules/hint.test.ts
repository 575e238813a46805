import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Size } from '../../../core/geometry';
import { inside, roomFor } from '../../../families/tidy/rules/scatter';
import { awayCount } from '../../../families/tidy/rules/things';
import { binOf } from './items';
import { pictureOf } from './layout';
import { rules, setting } from './rules';

/** The smallest phone, a tablet, a desktop and a phone on its side. */
const SCREENS: readonly Size[] = [
  { width: 304, height: 414 },
  { width: 788, height: 980 },
  { width: 1408, height: 700 },
  { width: 812, height: 294 },
];

describe('Eco Hero: hints', () => {
  it.each(SCREENS)('put each item into its own bin, on $width by $height', (screen) => {
    for (const seed of [1, 2, 3]) {
      const game = createGame(rules, roomFor(screen, setting.leastWidth), seed);
      const { things, size } = game.state;
      for (let count = 1; count <= things.length; count++) {
        const gesture = game.hint();
        expect(game.playHint()).toBe(true);
        expect(awayCount(game.state)).toBe(count);
        const { last } = game.state;
        if (!last || gesture?.type !== 'drag' || typeof gesture.to === 'string') throw new Error('It is a drag');
        expect(last.into).toBe(binOf(last.kind));
        expect(inside(gesture.to, pictureOf(last.into, size))).toBe(true);
      }
      expect(game.state).toMatchObject({ done: true, score: 15 * things.length, puts: things.length });
      expect(game.hint()).toBeNull();
    }
  });

  it('do not insist on a wrong bin that was tried before', () => {
    const game = createGame(rules, roomFor({ width: 788, height: 980 }, setting.leastWidth), 1);
    const [item] = game.state.things;
    if (!item) throw new Error('There is no item');
    game.play({ type: 'grab', finger: 1, x: item.x + 40, y: item.y + 40 });
    game.play({ type: 'put', into: binOf(item.kind) === 'trash' ? 'compost' : 'trash' });
    game.play({ type: 'drop', finger: 1, x: item.x + 40, y: item.y + 40 });
    while (game.hint()) expect(game.playHint()).toBe(true);
    expect(game.state.puts).toBe(game.state.things.length + 1);
  });
});
