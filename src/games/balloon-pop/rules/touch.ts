import { distance, type Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Tools } from '../../../core/rules';
import {
  bodyOf,
  type Collectible,
  type Cue,
  POP_POINTS,
  PRIZE_CHANCE,
  PRIZE_SIZE,
  PRIZE_TYPES,
  PRIZES,
  type State,
  TOP,
  yAt,
} from './sky';

const PRIZE_SPEED = 2;
/** Small fingers miss: hit areas are larger than the pictures, and larger still with every touch in vain. */
export const REACH = { first: 44, more: 48, most: 236 } as const;
/** A finger that slides pops what it touches. A prize it has just set free is seen first. */
const SLIDING_REACH = 8;
const PRIZE_SEEN = 500;

/** How far from a picture a touch still meets it. */
const reachOf = (vain: number) => Math.min(REACH.most, REACH.first + REACH.more * vain);

export function tap(state: State, { x, y }: Point, tools: Tools<Cue>): State {
  const after = hit(state, { x, y }, reachOf(state.vain), tools);
  if (after) return { ...after, vain: 0 };
  tools.cue({ type: 'missed', x, y });
  return { ...state, vain: state.vain + 1 };
}

/** A finger that is down already slides on. */
export const slide = (state: State, at: Point, tools: Tools<Cue>): State =>
  hit(state, at, SLIDING_REACH, tools, PRIZE_SEEN) ?? state;

/** What a finger does that reaches so far beyond the pictures: the nearest is meant. Null where nothing is near. */
function hit(state: State, finger: Point, reach: number, { now, random, cue }: Tools<Cue>, seenFor = 0): State | null {
  const far = (at: Point, size: number) => distance(at, finger) - size / 2;
  const { prizes, balloons, height } = state;
  const there = prizes.filter(({ bornAt }) => now - bornAt >= seenFor);
  const caught = nearest(there, (prize) => far({ x: prize.x, y: yAt(prize, now) }, PRIZE_SIZE), reach);
  // One that is still all below the picture is not there yet.
  const seen = balloons.filter((balloon) => {
    const { y } = bodyOf(balloon, now);
    return balloon.poppedAt === null && y >= TOP && y - balloon.size / 2 < height;
  });
  const met = nearest(seen, (balloon) => far(bodyOf(balloon, now), balloon.size), reach);
  if (caught && !(met && met.far < caught.far)) {
    const { points, type, id, x } = caught.thing;
    cue({ type: 'collected', x, y: yAt(caught.thing, now), prize: type, points });
    return { ...state, score: state.score + points, prizes: prizes.filter((prize) => prize.id !== id) };
  }
  if (!met) return null;
  const balloon = met.thing;
  const at = bodyOf(balloon, now);
  cue({ type: 'popped', ...at, color: balloon.color, streak: state.popped });
  const popped: State = {
    ...state,
    score: state.score + POP_POINTS,
    popped: state.popped + 1,
    balloons: balloons.map((other) =>
      other === balloon ? { ...other, poppedAt: now, startY: at.y, bornAt: now, speed: 0 } : other,
    ),
  };
  return random.chance(PRIZE_CHANCE) ? addPrize(popped, at.x, at.y, now, random) : popped;
}

function addPrize(state: State, x: number, y: number, now: number, random: Random): State {
  const type = random.pick(PRIZE_TYPES);
  const margin = PRIZE_SIZE / 2;
  const prize: Collectible = {
    id: state.made + 1,
    x: Math.min(Math.max(x, margin), Math.max(margin, state.width - margin)),
    startY: y,
    bornAt: now,
    speed: PRIZE_SPEED,
    type,
    points: PRIZES[type],
  };
  return { ...state, made: state.made + 1, prizes: [...state.prizes, prize] };
}

/** The nearest of these things, if it is not further away than this. */
function nearest<Thing>(things: readonly Thing[], far: (thing: Thing) => number, reach: number) {
  const [best] = things
    .map((thing) => ({ thing, far: far(thing) }))
    .filter((other) => other.far <= reach)
    .sort((a, b) => a.far - b.far);
  return best;
}
