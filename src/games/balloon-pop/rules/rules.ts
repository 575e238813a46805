import { clamp, type Size } from '../../../core/geometry';
import { tapHint } from '../../../core/hint';
import type { Random } from '../../../core/random';
import { earliest, type Rules } from '../../../core/rules';
import {
  type Action,
  type Balloon,
  COLORS,
  type Cue,
  EARLY_SPAWNS,
  FIRST_BALLOONS,
  type Floating,
  FRAME,
  goneAt,
  highestInSight,
  IN_SIGHT,
  PRIZE_SIZE,
  ROUND,
  reaches,
  SIZE,
  SPAWN,
  SPEED,
  type State,
  TOP,
  yAt,
} from './sky';
import { slide, tap } from './touch';

/** A balloon that is shown to a child stays in sight for so many ms, if there is such a one. */
const HINT_STAYS = 2500;

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
      vain: 0,
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
    return action.type === 'tap' ? tap(state, action, tools) : slide(state, action, tools);
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
