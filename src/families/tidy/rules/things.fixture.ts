import type { Game } from '../../../core/game';
import { distance, type Point, type Size } from '../../../core/geometry';
import { type Box, playAreaOf } from './scatter';
import type { Setting, ThingAction, Things } from './things';

export type Kind = 'spoon' | 'fork';
export type Drawer = 'left' | 'right';

/** Spoons and forks lie above, a drawer for each below. */
export const setting: Setting<Kind, Drawer> = {
  kinds: ['spoon', 'fork'],
  count: [2, 2],
  side: 40,
  spacings: [150],
  points: 10,
  penalty: 4,
  leastWidth: 300,
  targets: ['left', 'right'],
  homeOf: (kind) => (kind === 'spoon' ? 'left' : 'right'),
  boxOf: (target, { width, height }) => ({
    x: target === 'left' ? 0 : width / 2,
    y: height - 100,
    width: 100,
    height: 100,
  }),
  opening: 0.5,
  targetFor: ({ x, y }, { width, height }) => (y < height - 100 ? undefined : x < width / 2 ? 'left' : 'right'),
  areaOf: ({ width, height }) => ({ x: 0, y: 0, width: width - 40, height: height - 200 }),
};

/** Where the top left corner of a thing with this side may be carried. */
export function reachOf(size: Size, side: number): Box {
  const { x, y, width, height } = playAreaOf(size);
  return { x, y, width: width - side, height: height - side };
}

/** How far apart the two lie that are nearest to each other. */
export const smallestGap = (things: readonly Point[]) =>
  Math.min(...things.flatMap((a) => things.filter((b) => b !== a).map((b) => distance(a, b))));

/** Fingers on things with this side: each is taken in its middle, and carried so that its top left corner is somewhere. */
export function fingersOn(game: Pick<Game<Things, ThingAction<never>, unknown>, 'state' | 'play'>, side: number) {
  const thing = (id: number) => game.state.things.find((other) => other.id === id) ?? { x: 0, y: 0, away: false };
  const middle = ({ x, y }: Point) => ({ x: x + side / 2, y: y + side / 2 });
  const grab = (id: number, finger = 1) => game.play({ type: 'grab', finger, ...middle(thing(id)) });
  const drag = (to: Point, finger = 1) => game.play({ type: 'drag', finger, ...middle(to) });
  const letGo = (type: 'drop' | 'cancel', finger = 1) => game.play({ type, finger, x: 0, y: 0 });
  function carryTo(id: number, to: Point) {
    grab(id);
    drag(to);
    letGo('drop');
  }
  return { thing, grab, drag, letGo, carryTo };
}
