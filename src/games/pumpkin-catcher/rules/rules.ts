import type { Point } from '../../../core/geometry';
import { dragHint } from '../../../core/hint';
import { type Rules, secondsUntil, type Tools } from '../../../core/rules';
import { type Basket, BOUNDS, basketAt, CATCH, newBasket, sendBasket, steerBasket } from './basket';
import { placeForBasket } from './hint';
import {
  FALL,
  type Item,
  type ItemType,
  isGood,
  isItem,
  newItem,
  newPowerUp,
  type PowerType,
  type Thing,
} from './items';

export const ROUND = 60_000;
export const TICK = 50;
/** The level multiplies the fall speed. */
const LEVEL = { first: 1, step: 0.1, every: 10_000, max: 3 } as const;
export const SPAWN = { interval: 1200, shortest: 1000 } as const;
const POWER_CHANCE = 0.1;

export interface State {
  readonly phase: 'playing' | 'over';
  readonly basket: Basket;
  /** Held arrow keys: -1, 0 or 1 each way. */
  readonly steer: Point;
  /** Items and power-ups on their way down. */
  readonly things: readonly Thing[];
  /** The power-up in force. */
  readonly power: { readonly type: PowerType; readonly endsAt: number } | null;
  /** The latest catch: the basket squashes, and a good thing comes to rest in it. */
  readonly caught: { readonly thing: Thing; readonly at: number } | null;
  /** The two good things that peep out of the basket, the newest last. */
  readonly inBasket: readonly ItemType[];
  readonly score: number;
  /** Good catches in a row. */
  readonly streak: number;
  readonly made: number;
  readonly level: number;
  readonly endsAt: number;
  readonly tickedAt: number;
  readonly spawnsAt: number;
}

export type Action =
  | { readonly type: 'move'; readonly x: number; readonly y: number }
  | { readonly type: 'steer'; readonly x: number; readonly y: number };

export type Cue =
  | { readonly type: 'caught'; readonly item: Item; readonly points: number; readonly streak: number }
  | { readonly type: 'powered'; readonly power: PowerType }
  /** A good thing fell past. */
  | { readonly type: 'passed' }
  | { readonly type: 'faded' }
  | { readonly type: 'over'; readonly score: number };

export const levelAt = (elapsed: number) =>
  Math.min(LEVEL.max, LEVEL.first + LEVEL.step * Math.floor(elapsed / LEVEL.every));

export const spawnInterval = (level: number) => Math.max(SPAWN.interval / level, SPAWN.shortest);

export const secondsLeft = ({ phase, endsAt }: State, now: number) =>
  phase === 'over' ? 0 : secondsUntil(endsAt, now);

/** How wide the place is that catches, on a stage of this width: the basket is drawn as wide. */
export const catchWidth = (width: number) => (2 * CATCH.across * width) / 100;

export const isCaught = (thing: Point, basket: Point) =>
  Math.abs(thing.x - basket.x) <= CATCH.across && Math.abs(thing.y - basket.y) <= CATCH.down;

/** It fell where no basket comes. */
const isPast = ({ y }: Point) => y > BOUNDS.bottom + CATCH.down;

/** Where a falling thing is between two ticks. */
export const yAt = ({ y, speed }: Thing, { level, tickedAt }: State, now: number) =>
  y + (speed * level * (now - tickedAt)) / TICK;

export const rules: Rules<State, Action, Cue> = {
  start: (_, { now }) => ({
    phase: 'playing',
    basket: newBasket(now),
    steer: { x: 0, y: 0 },
    things: [],
    power: null,
    caught: null,
    inBasket: [],
    score: 0,
    streak: 0,
    made: 0,
    level: LEVEL.first,
    endsAt: now + ROUND,
    tickedAt: now,
    spawnsAt: now + spawnInterval(LEVEL.first),
  }),

  play(state, { type, x, y }, { now }) {
    if (type === 'steer') return x === state.steer.x && y === state.steer.y ? state : { ...state, steer: { x, y } };
    if (state.phase !== 'playing') return state;
    return { ...state, basket: sendBasket(state.basket, now, { x, y }) };
  },

  next: ({ phase, tickedAt }) => (phase === 'playing' ? tickedAt + TICK : null),

  tick(state, tools) {
    const { now, cue } = tools;
    if (now >= state.endsAt) {
      cue({ type: 'over', score: state.score });
      return { ...state, phase: 'over', things: [], power: null };
    }
    const fallen = state.things.map((thing) => ({ ...thing, y: yAt(thing, state, now) }));
    for (const [index, thing] of fallen.entries()) {
      if (isGood(thing) && isPast(thing) && !isPast(state.things[index] ?? thing)) cue({ type: 'passed' });
    }
    let after: State = {
      ...state,
      things: fallen.filter(({ y }) => y < FALL.to),
      basket: steerBasket(state.basket, now, state.steer),
      level: levelAt(now - state.endsAt + ROUND),
      tickedAt: now,
    };
    if (after.power && after.power.endsAt <= now) {
      cue({ type: 'faded' });
      after = setPower(after, null, now);
    }
    const basket = basketAt(after.basket, now);
    for (const thing of after.things) if (isCaught(thing, basket)) after = catchThing(after, thing, tools);
    return now < after.spawnsAt ? after : spawn(after, tools);
  },

  hint(state, now) {
    const at = basketAt(state.basket, now);
    const falls = state.things.map((thing) => ({
      x: thing.x,
      y: yAt(thing, state, now),
      pace: (thing.speed * state.level) / TICK,
      isGood: isGood(thing),
    }));
    const to = placeForBasket(at, state.basket.goal, falls);
    return to && dragHint(at, to, { type: 'move', ...at }, { type: 'move', ...to });
  },
};

/** A new power-up replaces the previous. */
function setPower(state: State, power: State['power'], now: number): State {
  const pace = power?.type === 'trick' ? 'boosted' : 'plain';
  return { ...state, power, basket: sendBasket(state.basket, now, state.basket.goal, pace) };
}

function catchThing(state: State, thing: Thing, { now, cue }: Tools<Cue>): State {
  const after = { ...state, things: state.things.filter(({ id }) => id !== thing.id), caught: { thing, at: now } };
  if (!isItem(thing)) {
    cue({ type: 'powered', power: thing.type });
    return setPower(after, { type: thing.type, endsAt: now + thing.duration }, now);
  }
  const good = thing.points > 0;
  const points = good && state.power?.type === 'treat' ? thing.points * 2 : thing.points;
  cue({ type: 'caught', item: thing, points, streak: state.streak });
  return {
    ...after,
    score: Math.max(0, state.score + points),
    streak: good ? state.streak + 1 : 0,
    inBasket: good ? [...state.inBasket.slice(-1), thing.type] : state.inBasket,
  };
}

/** One item, and sometimes a power-up beside it. */
function spawn(state: State, { random }: Tools<Cue>): State {
  const item = newItem(state.made + 1, random);
  const powerUps = random.chance(POWER_CHANCE) ? [newPowerUp(state.made + 2, item, random)] : [];
  return {
    ...state,
    things: [...state.things, item, ...powerUps],
    made: state.made + 2,
    spawnsAt: state.spawnsAt + spawnInterval(state.level),
  };
}
