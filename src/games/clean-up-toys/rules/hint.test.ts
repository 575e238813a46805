import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Size } from '../../../core/geometry';
import { roomFor } from '../../../families/tidy/rules/scatter';
import { awayCount } from '../../../families/tidy/rules/things';
import { basketOf, TOY } from './layout';
import { HELP_STAGGER, rules, setting } from './rules';

const ROOM = roomFor({ width: 700, height: 700 }, setting.leastWidth);
const room = (size: Size = ROOM, seed = 1) => createGame(rules, size, seed);

describe('Clean Up Toys: hints', () => {
  it('drag a toy from its middle into the basket', () => {
    const game = room();
    const { x, y, width, height } = basketOf(game.state.size);
    const gesture = game.hint();
    const toys = game.state.things.map((toy) => ({ x: toy.x + TOY / 2, y: toy.y + TOY / 2 }));
    if (gesture?.type !== 'drag') throw new Error('It is a drag');
    expect(toys).toContainEqual(gesture.from);
    expect(gesture.to).toEqual({ x: x + width / 2, y: y + height / 2 });
  });

  it.each([
    { width: 304, height: 414 },
    { width: 1408, height: 700 },
    { width: 812, height: 294 },
  ])('put one away each, on $width by $height', (screen) => {
    const game = room(roomFor(screen, setting.leastWidth), 3);
    const { length } = game.state.things;
    for (let count = 1; count <= length; count++) {
      expect(game.playHint()).toBe(true);
      expect(awayCount(game.state)).toBe(count);
    }
    expect(game.state).toMatchObject({ done: true, score: 10 * length });
  });

  it('wait while Mommy helps', () => {
    const game = room();
    game.play({ type: 'help' });
    expect(game.hint()).toBeNull();
    game.advance(HELP_STAGGER * 20);
    expect(game.state.done).toBe(true);
    expect(game.hint()).toBeNull();
  });
});
