import { clamp, distance, type Point, type Size } from '../../../core/geometry';
import { tapHint } from '../../../core/hint';
import type { Random } from '../../../core/random';
import { earliest, type Rules, type Tools } from '../../../core/rules';

export const ROUND = 60_000;
export const POP_POINTS = 10;
/** Above this line a balloon is out of sight: neither drawn nor tapped. */
export const TOP = 80;
export const SIZE = { min: 60, max: 110 } as const;
/** Units per 1/60 s. */
export const SPEED = { min: 1, max: 3 } as const;
/** So long a balloon is in sight at least, however low the stage is. */
export const IN_SIGHT = 3000;
export const SPAWN = { min: 800, max: 1500 } as const;
/** A new game starts with three balloons and gets three more at these moments. */
export const FIRST_BALLOONS = 3;
export const EARLY_SPAWNS = [100, 300, 500] as const;
export const POPPING = 300;
export const PRIZE_CHANCE = 0.3;
export const PRIZE_SIZE = 96;
const PRIZE_SPEED = 2;
const FRAME = 1000 / 60;
/** A balloon that is shown to a child stays in sight for so many ms, if there is such a one. */
const HINT_STAYS = 2500;
/** Small fingers miss by a little: hit areas are larger than the pictures. */
const REACH = 14;

export const COLORS = ['red', 'blue', 'yellow', 'purple', 'pink', 'green', 'orange', 'teal'] as const;
export type Color = (typeof COLORS)[number];

export const PRIZES = { duck: 50, gift: 30, star: 25, diamond: 100, candy: 15, 'bonus-balloon': 20 } as const;
export type Prize = keyof typeof PRIZES;
const PRIZE_TYPES = Object.keys(PRIZES) as Prize[];

/** Things that move at an even pace know where they started and when; `yAt` says where they are. */
interface Floating {
  readonly id: number;
  readonly x: number;
  readonly startY: number;
  readonly bornAt: number;
  /** Units per 1/60 s, upwards negative. */
  readonly speed: number;
}

export interface Balloon extends Floating {
  readonly size: number;
  readonly color: Color;
  /** When it was popped; its popping shows for 300 ms. */
  readonly poppedAt: number | null;
}

export interface Collectible extends Floating {
  readonly type: Prize;
  readonly points: number;
}

export interface State {
  readonly phase: 'playing' | 'over';
  readonly width: number;
  readonly height: number;
  readonly balloons: readonly Balloon[];
  readonly prizes: readonly Collectible[];
  readonly score: number;
  readonly popped: number;
  readonly made: number;
  readonly endsAt: number;
  /** The coming spawns, the next one first. The last of them leads to another. */
  readonly spawns: readonly number[];
}

export type Action =
  | { readonly type: 'tap'; readonly x: number; readonly y: number }
  | { readonly type: 'resize'; readonly width: number; readonly height: number };

export type Cue =
  | { readonly type: 'popped'; readonly x: number; readonly y: number; readonly color: Color; readonly streak: number }
  | {
      readonly type: 'collected';
      readonly x: number;
      readonly y: number;
      readonly prize: Prize;
      readonly points: number;
    }
  | { readonly type: 'missed'; readonly x: number; readonly y: number }
  | { readonly type: 'over'; readonly score: number };

export const yAt = ({ startY, speed, bornAt }: Floating, now: number) => startY + (speed * (now - bornAt)) / FRAME;

const reaches = ({ startY, speed, bornAt }: Floating, y: number) => bornAt + ((y - startY) / speed) * FRAME;

const goneAt = (balloon: Balloon) => (balloon.poppedAt === null ? reaches(balloon, TOP) : balloon.poppedAt + POPPING);

export const secondsLeft = (state: State, now: number) =>
  state.phase === 'over' ? 0 : Math.max(0, Math.ceil((state.endsAt - now) / 1000));

/** The middle of a balloon's body: the picture hangs its string below it. */
export const bodyOf = (balloon: Balloon, now: number) => ({ x: balloon.x, y: yAt(balloon, now) });

/** The balloon nearest to floating away, of those whose middle has come up into the picture. */
export function highestInSight({ balloons, height }: State, now: number): Point | null {
  const seen = balloons
    .filter(({ poppedAt }) => poppedAt === null)
    .map((balloon) => bodyOf(balloon, now))
    .filter(({ y }) => y < height);
  return seen.reduce<Point | null>((top, at) => (top && top.y < at.y ? top : at), null);
}

export const rules: Rules<State, Action, Cue, Size> = {
  start({ width, height }, { now, random }) {
    let state: State = {
      phase: 'playing',
      width,
      height,
      balloons: [],
      prizes: [],
      score: 0,
      popped: 0,
      made: 0,
      endsAt: now + ROUND,
      spawns: EARLY_SPAWNS.map((delay) => now + delay),
    };
    // The first ones are already on their way, so that there is something to pop at once.
    for (let count = 0; count < FIRST_BALLOONS; count++)
      state = addBalloon(state, now, random, random.between(0.45, 0.95));
    return state;
  },

  play(state, action, tools) {
    if (action.type === 'resize') return resize(state, action, tools.now);
    if (state.phase !== 'playing') return state;
    return tap(state, action.x, action.y, tools);
  },

  next(state) {
    if (state.phase !== 'playing') return null;
    const leaving = earliest(
      ...state.balloons.map(goneAt),
      ...state.prizes.map((prize) => reaches(prize, state.height + PRIZE_SIZE)),
    );
    return earliest(state.endsAt, state.spawns[0], leaving);
  },

  tick(state, { now, random, cue }) {
    if (now >= state.endsAt) {
      cue({ type: 'over', score: state.score });
      return { ...state, phase: 'over', balloons: [], prizes: [] };
    }
    let after: State = {
      ...state,
      balloons: state.balloons.filter((balloon) => goneAt(balloon) > now),
      prizes: state.prizes.filter((prize) => reaches(prize, state.height + PRIZE_SIZE) > now),
    };
    while ((after.spawns[0] ?? Number.POSITIVE_INFINITY) <= now) {
      const [, ...rest] = after.spawns;
      const spawns = rest.length > 0 ? rest : [now + random.between(SPAWN.min, SPAWN.max)];
      after = addBalloon({ ...after, spawns }, now, random, 1);
    }
    return after;
  },

  hint(state, now) {
    const stays = state.balloons.filter((balloon) => goneAt(balloon) - now > HINT_STAYS);
    const at = highestInSight({ ...state, balloons: stays.slice(0, 1) }, now) ?? highestInSight(state, now);
    return at && tapHint(at, { type: 'tap', ...at });
  },
};

/** From the moment its top is seen to the line above: a low stage has no balloons that are gone before a hand is there. */
const fastest = (height: number, size: number) =>
  clamp(((height + size / 2 - TOP) / IN_SIGHT) * FRAME, SPEED.min, SPEED.max);

/** `height` is where it starts, as a share of the play area; 1 is just below it. */
function addBalloon(state: State, now: number, random: Random, height: number): State {
  const size = random.int(SIZE.min, SIZE.max);
  const margin = size / 2 + 8;
  const balloon: Balloon = {
    id: state.made + 1,
    x: random.between(margin, Math.max(margin, state.width - margin)),
    startY: height < 1 ? Math.max(TOP + size, state.height * height) : state.height + size,
    bornAt: now,
    speed: -random.between(SPEED.min, fastest(state.height, size)),
    size,
    color: random.pick(COLORS),
    poppedAt: null,
  };
  return { ...state, made: state.made + 1, balloons: [...state.balloons, balloon] };
}

function tap(state: State, x: number, y: number, { now, random, cue }: Tools<Cue>): State {
  const touched = (balloon: Balloon) => {
    const at = bodyOf(balloon, now);
    return balloon.poppedAt === null && at.y >= TOP && distance(at, { x, y }) <= balloon.size / 2 + REACH;
  };
  const caught = (prize: Collectible) =>
    distance({ x: prize.x, y: yAt(prize, now) }, { x, y }) <= PRIZE_SIZE / 2 + REACH;
  // What was drawn last lies on top.
  const prize = state.prizes.filter(caught).at(-1);
  if (prize) {
    const { points, type } = prize;
    cue({ type: 'collected', x: prize.x, y: yAt(prize, now), prize: type, points });
    return { ...state, score: state.score + points, prizes: state.prizes.filter(({ id }) => id !== prize.id) };
  }
  const balloon = state.balloons.filter(touched).at(-1);
  if (!balloon) {
    cue({ type: 'missed', x, y });
    return state;
  }
  const at = bodyOf(balloon, now);
  cue({ type: 'popped', ...at, color: balloon.color, streak: state.popped });
  const popped: State = {
    ...state,
    score: state.score + POP_POINTS,
    popped: state.popped + 1,
    balloons: state.balloons.map((other) =>
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

/** A turned tablet: everything keeps its share of the width and its distance from the ground. */
function resize(state: State, { width, height }: Size, now: number): State {
  if (width === state.width && height === state.height) return state;
  const move = <Thing extends Floating>(thing: Thing): Thing => ({
    ...thing,
    x: (thing.x / state.width) * width,
    startY: yAt(thing, now) + height - state.height,
    bornAt: now,
  });
  const balloons = state.balloons.map(move).filter((balloon) => balloon.startY >= TOP && goneAt(balloon) > now);
  const prizes = state.prizes.map(move).filter(({ startY }) => startY < height + PRIZE_SIZE);
  return { ...state, width, height, balloons, prizes };
}
