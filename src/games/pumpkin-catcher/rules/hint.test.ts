import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { CATCH } from './basket';
import { type Fall, LOW, placeForBasket } from './hint';
import { type Cue, rules } from './rules';

const MIDDLE = { x: 50, y: LOW };
/** They fall by 20 percent a second. */
const fall = (x: number, y: number, isGood: boolean): Fall => ({ x, y, pace: 0.02, isGood });
const good = (x: number, y: number) => fall(x, y, true);
const bad = (x: number, y: number) => fall(x, y, false);
const place = (...falls: Fall[]) => placeForBasket(MIDDLE, MIDDLE, falls);

describe('Pumpkin Catcher: hints', () => {
  it('lead the basket under the good thing that is there first', () => {
    expect(place(good(80, 30), good(20, 50))).toEqual({ x: 20, y: LOW });
    expect(place(good(80, 30), { ...good(20, 40), pace: 0.01 })).toEqual({ x: 80, y: LOW });
  });

  it('leave what is not seen yet, and what no hand can reach any more', () => {
    expect(place(good(20, -1))).toBeNull();
    expect(place(good(20, 85))).toBeNull();
    expect(place(good(20, 85), good(80, 30))).toEqual({ x: 80, y: LOW });
  });

  it('wait where the basket is under it, or on its way there', () => {
    expect(place(good(55, 30))).toBeNull();
    expect(placeForBasket({ x: 90, y: LOW }, MIDDLE, [good(50, 30)])).toBeNull();
    expect(place(good(65, 30))).not.toBeNull();
  });

  it('keep beside a bad thing that comes before the good one, and catch the good one all the same', () => {
    const to = place(good(20, 40), bad(26, 50));
    expect(to?.x).toBeLessThan(26 - CATCH.across);
    expect(to?.x).toBeGreaterThanOrEqual(20 - CATCH.across);
    expect(place(good(20, 60), bad(26, 20))).toEqual({ x: 20, y: LOW });
  });

  it('leave a good thing with a bad one right below it, and one beyond a bad one that falls past now', () => {
    expect(place(good(20, 40), bad(20, 50), good(80, 30))).toEqual({ x: 80, y: LOW });
    expect(place(good(80, 50), bad(65, 74))).toBeNull();
    expect(place(good(80, 50), bad(65, 20))).toEqual({ x: 80, y: LOW });
  });

  it('make way for a bad thing where there is nothing to catch', () => {
    const to = place(bad(52, 60));
    expect(Math.abs((to?.x ?? 52) - 52)).toBeGreaterThan(CATCH.across);
    expect(place(bad(52, 20))).toBeNull();
    expect(place(bad(80, 60))).toBeNull();
  });

  it('are a drag of the basket from where it is', () => {
    const game = createGame(rules, undefined, 1);
    while (!game.hint()) game.advance(50);
    const gesture = game.hint();
    if (gesture?.type !== 'drag' || typeof gesture.to === 'string') throw new Error('It is a drag');
    expect(gesture.from).toEqual(MIDDLE);
    expect(game.playHint()).toBe(true);
    expect(game.state.basket.goal).toEqual(gesture.to);
    expect(game.hint()).toBeNull();
  });

  it('catch nothing bad and most of what is good, and end with the round', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = createGame(rules, undefined, seed);
      const cues: Cue[] = [];
      game.listen((cue) => cues.push(cue));
      while (game.state.phase === 'playing') {
        game.advance(50);
        if (game.hint()) expect(game.playHint()).toBe(true);
      }
      const points = cues.flatMap((cue) => (cue.type === 'caught' ? cue.points : []));
      expect(points.filter((each) => each < 0)).toEqual([]);
      expect(points.length).toBeGreaterThan(20);
      expect(game.hint()).toBeNull();
    }
  });
});
