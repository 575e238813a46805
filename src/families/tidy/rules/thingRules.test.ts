import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Size } from '../../../core/geometry';
import { thingRules } from './thingRules';
import { awayCount, type ThingCue, type Things } from './things';
import { type Drawer, type Kind, setting } from './things.fixture';

const SIZE: Size = { width: 400, height: 400 };

const LEFT = { x: 20, y: 320 };
const RIGHT = { x: 220, y: 320 };

function setUp(change: Partial<Things<Kind, Drawer>> = {}) {
  const rules = thingRules<Kind, Drawer, Things<Kind, Drawer>>(setting);
  const start: typeof rules.start = (size, tools) => ({ ...rules.start(size, tools), ...change });
  const game = createGame({ ...rules, start }, SIZE, 1);
  const cues: ThingCue[] = [];
  game.listen((cue) => cues.push(cue));
  const find = (kind: string) => {
    const thing = game.state.things.find((other) => other.kind === kind);
    if (!thing) throw new Error(`There is no ${kind}`);
    return thing;
  };
  const middle = (kind: string) => ({ x: find(kind).x + 20, y: find(kind).y + 20 });
  const grab = (kind: string, finger = 1) => game.play({ type: 'grab', finger, ...middle(kind) });
  const drag = (to: { x: number; y: number }, finger = 1) =>
    game.play({ type: 'drag', finger, x: to.x + 20, y: to.y + 20 });
  const letGo = (type: 'drop' | 'cancel', finger = 1) => game.play({ type, finger, x: 0, y: 0 });
  return { game, cues, find, middle, grab, drag, letGo };
}

describe('things: hands', () => {
  it('takes the thing under a finger, chooses it and puts it on top', () => {
    const { game, find, grab, cues } = setUp();
    const below = game.state.things[0]?.kind ?? '';
    grab(below);
    expect(game.state.things.at(-1)?.kind).toBe(below);
    expect(game.state.chosen).toBe(find(below).id);
    expect(cues).toEqual([{ type: 'grabbed', kind: below }]);
  });

  it('finds the nearest thing within 60 of its middle, and answers a miss where it was', () => {
    const { game, middle, find, cues } = setUp();
    const { x, y } = middle('fork');
    game.play({ type: 'grab', finger: 1, x: x + 60, y });
    expect(find('fork').hand).toMatchObject({ finger: 1, dragOffset: { x: 80, y: 20 } });
    game.play({ type: 'cancel', finger: 1, x, y });
    game.play({ type: 'grab', finger: 1, x: x + 60.01, y });
    expect(find('fork').hand).toBeNull();
    expect(cues.at(-1)).toEqual({ type: 'missed' });
    expect(game.state.touched).toEqual({ x: x + 60.01, y, count: 1 });
  });

  it('reaches 50 further with every touch in vain, and 460 at most', () => {
    const reach = (vain: number, far: number) => {
      const { game, find, middle } = setUp({ vain });
      const { x, y } = middle('fork');
      game.play({ type: 'grab', finger: 1, x, y: y + far });
      return find('fork').hand !== null || find('spoon').hand !== null;
    };
    expect(reach(0, 61)).toBe(false);
    expect(reach(1, 110)).toBe(true);
    expect(reach(99, 1000)).toBe(false);
  });

  it('counts touches in vain: a miss, a press, a drop elsewhere, something put wrong; not one that was taken away', () => {
    const { game, grab, drag, letGo } = setUp();
    game.play({ type: 'grab', finger: 1, x: 399, y: 399 });
    expect(game.state.vain).toBe(1);
    grab('fork');
    letGo('drop');
    expect(game.state.vain).toBe(2);
    grab('fork');
    letGo('cancel');
    expect(game.state.vain).toBe(2);
    grab('fork');
    drag({ x: 180, y: 200 });
    letGo('drop');
    expect(game.state.vain).toBe(3);
    grab('fork');
    drag(LEFT);
    letGo('drop');
    expect(game.state.vain).toBe(4);
    grab('fork');
    drag(RIGHT);
    letGo('drop');
    expect(game.state.vain).toBe(0);
  });

  it('carries it where the finger holds it, within the play area', () => {
    const { find, grab, drag } = setUp();
    grab('fork');
    drag({ x: 100, y: 90 });
    expect(find('fork').hand).toMatchObject({ x: 100, y: 90, dragOffset: { x: 20, y: 20 } });
    drag({ x: 5000, y: -5000 });
    expect(find('fork').hand).toMatchObject({ x: 360, y: 0 });
  });

  it('lets one finger own a thing, and two fingers two things', () => {
    const { game, find, grab, drag, letGo } = setUp();
    grab('fork', 1);
    expect(grab('fork', 2)).toBe(false);
    expect(drag({ x: 5, y: 5 }, 2)).toBe(false);
    expect(letGo('drop', 2)).toBe(false);
    expect(grab('spoon', 2)).toBe(true);
    drag({ x: 5, y: 5 }, 2);
    expect(find('spoon').hand).toMatchObject({ x: 5, y: 5 });
    expect(find('fork').hand).toMatchObject({ finger: 1 });
    expect(game.state.things.filter(({ hand }) => hand)).toHaveLength(2);
  });

  it('gives a thing back to its place when its finger is taken away', () => {
    const { find, grab, drag, letGo } = setUp();
    const { x, y } = find('fork');
    grab('fork');
    drag(RIGHT);
    letGo('cancel');
    expect(find('fork')).toMatchObject({ x, y, hand: null, away: false });
    expect(letGo('drop')).toBe(false);
  });

  it('takes a press of under 10 for a tap, and a longer way for a drop', () => {
    const { game, find, grab, drag, letGo, cues } = setUp();
    const { x, y, id } = find('fork');
    grab('fork');
    drag({ x: x + 9.9, y });
    letGo('drop');
    expect(find('fork')).toMatchObject({ x, y, hand: null });
    expect(game.state.chosen).toBe(id);
    grab('fork');
    drag({ x, y: y + 10 });
    letGo('drop');
    expect(find('fork')).toMatchObject({ x, y: y + 10, hand: null });
    expect(game.state.chosen).toBeNull();
    expect(cues.at(-1)).toEqual({ type: 'dropped' });
  });
});

describe('things: targets', () => {
  it('take what belongs there, for points', () => {
    const { game, find, grab, drag, letGo, cues } = setUp();
    grab('fork');
    drag(RIGHT);
    letGo('drop');
    expect(find('fork')).toMatchObject({ x: 230, y: 330, hand: null, away: true });
    expect(game.state).toMatchObject({ score: 10, puts: 1, last: { kind: 'fork', into: 'right' }, chosen: null });
    expect(cues.at(-1)).toMatchObject({ type: 'taken', kind: 'fork', count: 1 });
    expect(grab('fork')).toBe(true);
    expect(find('fork').hand).toBeNull();
  });

  it('refuse what does not, which returns and costs points, but never more than there are', () => {
    const { game, find, grab, drag, letGo, cues } = setUp({ score: 5 });
    const { x, y } = find('fork');
    for (const lost of [4, 1, 0]) {
      grab('fork');
      drag(LEFT);
      letGo('drop');
      expect(find('fork')).toMatchObject({ x, y, hand: null, away: false });
      expect(cues.at(-1)).toMatchObject({ type: 'refused', kind: 'fork', lost });
    }
    expect(game.state).toMatchObject({ score: 0, puts: 3, last: { kind: 'fork', into: 'left' } });
    expect(awayCount(game.state)).toBe(0);
  });

  it('get the chosen thing by a tap, and giggle when there is none', () => {
    const { game, find, grab, letGo, cues } = setUp();
    expect(game.play({ type: 'put', into: 'right' })).toBe(false);
    expect(cues.at(-1)).toEqual({ type: 'giggled' });
    grab('fork');
    letGo('drop');
    game.play({ type: 'put', into: 'right' });
    expect(find('fork').away).toBe(true);
    expect(game.state.chosen).toBeNull();
  });

  it('have everything at the end, which is shown 700 ms later', () => {
    const { game, grab, letGo, cues } = setUp();
    for (const kind of ['fork', 'spoon'] as const) {
      grab(kind);
      letGo('drop');
      game.play({ type: 'put', into: setting.homeOf(kind) });
    }
    expect(cues.at(-1)).toEqual({ type: 'done' });
    expect(game.state).toMatchObject({ done: true, endsAt: 700 });
    game.advance(699);
    expect(game.state.endsAt).toBe(700);
    game.advance(1);
    expect(game.state.endsAt).toBeNull();
    expect(game.ticking).toBe(false);
    expect(game.play({ type: 'grab', finger: 1, x: 0, y: 0 })).toBe(false);
  });
});
