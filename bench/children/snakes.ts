// Children who steer a snake: they tap what it should eat, or drag it there.
import type { Point } from '../../src/core/geometry';
import { type Cell, DIRECTIONS, type Direction, STEP } from '../../src/core/grid';
import {
  type Crawling,
  holds,
  middleOf,
  SWIPE,
  safeMoves,
  towards,
  turnTo,
} from '../../src/families/snake/rules/snake';
import type { Fingers, Wish } from './child';

interface SnakeGame<State> {
  readonly state: State;
  play(action: { readonly type: 'turn'; readonly direction: Direction }): boolean;
}

const headOf = ({ snake, board }: Crawling): Point => middleOf(snake[0] ?? { x: 0, y: 0 }, board);
const wayFrom = (from: Point, to: Point) => towards(to.x - from.x, to.y - from.y);

/** As useSwipes takes them: a swipe turns, again and again without lifting, or leads the snake; a tap turns towards its place. */
export function snakeFingers<State extends Crawling>(
  game: SnakeGame<State>,
  foodOf: (state: State) => readonly Cell[],
): Fingers {
  const turn = (direction: Direction) => void game.play({ type: 'turn', direction });
  let held: (Point & { readonly finger: number; readonly swiped: boolean; readonly leads: boolean }) | null = null;
  return {
    down(at, finger) {
      held ??= { ...at, finger, swiped: false, leads: holds(game.state, at) };
    },
    move(at, finger) {
      if (held?.finger !== finger || Math.hypot(at.x - held.x, at.y - held.y) < SWIPE) return;
      turn((held.leads && turnTo(game.state, at, foodOf(game.state))) || wayFrom(held, at));
      held = { ...at, finger, swiped: true, leads: held.leads };
    },
    up(at, finger) {
      if (held?.finger !== finger) return;
      const way = !held.swiped && turnTo(game.state, at, foodOf(game.state));
      if (way) turn(way);
      held = null;
    },
  };
}

/** The nearest thing to eat with no trouble in the way; by mistake any other. */
export function snakeWish(state: Crawling, food: readonly Cell[]): Wish | null {
  const { lastStep, snake, board, bot } = state;
  const [cell] = snake;
  if (!cell) return null;
  const head = headOf(state);
  const steps = ({ x, y }: Cell) => Math.abs(x - cell.x) + Math.abs(y - cell.y);
  const safe = safeMoves(cell, lastStep, [...snake, ...(bot?.cells ?? [])], board);
  const [best, ...others] = food
    .filter((place) => safe.includes(wayFrom(head, middleOf(place, board))))
    .sort((a, b) => steps(a) - steps(b))
    .map((place) => middleOf(place, board));
  if (best) return { right: [{ from: best }, { from: head, to: best }], wrong: others.map((from) => ({ from })) };
  // First out of here.
  const ways = safe.length > 0 ? safe : DIRECTIONS;
  const ahead = (way: Direction) => ({ x: cell.x + 2 * STEP[way].x, y: cell.y + 2 * STEP[way].y });
  return { right: ways.map((way) => ({ from: middleOf(ahead(way), board) })), wrong: [] };
}
