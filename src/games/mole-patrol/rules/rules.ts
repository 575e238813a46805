import type { Point, Size } from '../../../core/geometry';
import { earliest, type Rules, type Tools } from '../../../core/rules';
import { DIFFICULTIES, type Difficulty } from './difficulty';
import { ABOVE, BROW, type Meadow, meadowFor } from './layout';

export const ROUND = 60_000;
export const FIRST_MOLE = 1000;
export const HIT_POINTS = 10;
export const HIT_DISPLAY = 300;
/** The last part of a mole's time, when it slides down. It can still be hit. */
export const SLIDE = 150;
/** More mallets at once than this are not shown. */
const MOST_STRIKES = 4;
/** Points never rise from outside of the picture. */
const POPUP_TOP = 36;

export const MOODS = ['normal', 'happy', 'surprised', 'sleepy', 'confused'] as const;
export type Expression = (typeof MOODS)[number] | 'hit';

export interface Hole {
  readonly id: number;
  readonly isVisible: boolean;
  readonly isHit: boolean;
  readonly expression: Expression;
  readonly appearTime: number;
  /** When the mole is gone again; null while there is none. */
  readonly hidesAt: number | null;
}

/** Where a mallet came down. */
export interface Strike extends Point {
  readonly at: number;
  readonly hit: boolean;
}

export interface State extends Size {
  readonly phase: 'waiting' | 'playing' | 'finished';
  readonly difficulty: Difficulty;
  /** Where everything stands on a stage of this size. */
  readonly meadow: Meadow;
  readonly holes: readonly Hole[];
  /** How many have appeared. */
  readonly moles: number;
  readonly score: number;
  /** Hits in a row, without a miss. */
  readonly streak: number;
  readonly strikes: readonly Strike[];
  readonly endsAt: number;
  readonly spawnsAt: number;
}

export type Action =
  | { readonly type: 'begin'; readonly difficulty: Difficulty }
  | { readonly type: 'whack'; readonly hole: number }
  /** A tap beside all holes. */
  | ({ readonly type: 'miss' } & Point)
  | { readonly type: 'back' }
  | ({ readonly type: 'resize' } & Size);

export type Cue =
  | { readonly type: 'began' }
  | { readonly type: 'appeared'; readonly hole: number; readonly difficulty: Difficulty }
  | ({ readonly type: 'hit'; readonly streak: number } & Point)
  | { readonly type: 'missed' }
  | { readonly type: 'left' }
  | { readonly type: 'finished'; readonly score: number };

const emptyHole = (id: number): Hole => ({
  id,
  isVisible: false,
  isHit: false,
  expression: 'normal',
  appearTime: 0,
  hidesAt: null,
});

const emptyHoles = (difficulty: Difficulty) =>
  Array.from({ length: DIFFICULTIES[difficulty].holes }, (_, id) => emptyHole(id));

const put = (holes: readonly Hole[], hole: Hole) => holes.map((other) => (other.id === hole.id ? hole : other));

export const secondsLeft = ({ phase, endsAt }: State, now: number) =>
  phase === 'playing' ? Math.ceil((endsAt - now) / 1000) : phase === 'finished' ? 0 : ROUND / 1000;

export const rules: Rules<State, Action, Cue, Size> = {
  start: (size) => waiting(size, 'easy'),

  play(state, action, tools) {
    switch (action.type) {
      case 'begin':
        return state.phase === 'waiting' ? begin(state, action.difficulty, tools) : state;
      case 'back':
        return state.phase === 'waiting' ? state : waiting(state, state.difficulty);
      case 'whack':
        return state.phase === 'playing' ? whack(state, action.hole, tools) : state;
      case 'miss':
        return state.phase === 'playing' ? miss(state, action, tools) : state;
      case 'resize':
        return {
          ...state,
          width: action.width,
          height: action.height,
          meadow: meadowFor(action, state.difficulty),
        };
    }
  },

  next({ phase, endsAt, spawnsAt, holes }) {
    if (phase !== 'playing') return null;
    return earliest(endsAt, spawnsAt, ...holes.map(({ hidesAt }) => hidesAt));
  },

  tick(state, tools) {
    const { now, cue } = tools;
    if (now >= state.endsAt) {
      cue({ type: 'finished', score: state.score });
      return { ...state, phase: 'finished', holes: emptyHoles(state.difficulty), strikes: [] };
    }
    const holes = state.holes.map((hole) => {
      if (hole.hidesAt === null || hole.hidesAt > now) return hole;
      if (!hole.isHit) cue({ type: 'left' });
      return emptyHole(hole.id);
    });
    return now < state.spawnsAt ? { ...state, holes } : spawn({ ...state, holes }, tools);
  },
};

function waiting({ width, height }: Size, difficulty: Difficulty): State {
  return {
    width,
    height,
    phase: 'waiting',
    difficulty,
    meadow: meadowFor({ width, height }, difficulty),
    holes: emptyHoles(difficulty),
    moles: 0,
    score: 0,
    streak: 0,
    strikes: [],
    endsAt: 0,
    spawnsAt: 0,
  };
}

function begin(state: State, difficulty: Difficulty, { now, cue }: Tools<Cue>): State {
  cue({ type: 'began' });
  return { ...waiting(state, difficulty), phase: 'playing', endsAt: now + ROUND, spawnsAt: now + FIRST_MOLE };
}

/** The first mole is certain; after that each interval rolls its chance for one empty hole. */
function spawn(state: State, { now, random, cue }: Tools<Cue>): State {
  const { moleAppearTime, minInterval, maxInterval, spawnChance } = DIFFICULTIES[state.difficulty];
  const after = { ...state, spawnsAt: now + random.between(minInterval, maxInterval) };
  const empty = state.holes.filter(({ isVisible }) => !isVisible);
  if (empty.length === 0 || (state.moles > 0 && !random.chance(spawnChance))) return after;
  const { id } = random.pick(empty);
  const mole: Hole = {
    id,
    isVisible: true,
    isHit: false,
    expression: random.pick(MOODS),
    appearTime: now,
    hidesAt: now + moleAppearTime,
  };
  cue({ type: 'appeared', hole: id, difficulty: state.difficulty });
  return { ...after, moles: state.moles + 1, holes: put(state.holes, mole) };
}

function whack(state: State, id: number, tools: Tools<Cue>): State {
  const { now, cue } = tools;
  const hole = state.holes[id];
  const { meadow } = state;
  const place = meadow.holes[id];
  if (!hole || !place) return state;
  if (!hole.isVisible || hole.isHit) return miss(state, place, tools);
  const brow = { x: place.x, y: place.y - BROW * meadow.scale };
  cue({ type: 'hit', streak: state.streak, x: place.x, y: Math.max(POPUP_TOP, place.y - ABOVE * meadow.scale) });
  return {
    ...strike(state, brow, now, true),
    score: state.score + HIT_POINTS,
    streak: state.streak + 1,
    holes: put(state.holes, { ...hole, isHit: true, expression: 'hit', hidesAt: now + HIT_DISPLAY }),
  };
}

function miss(state: State, place: Point, { now, cue }: Tools<Cue>): State {
  cue({ type: 'missed' });
  return { ...strike(state, place, now, false), streak: 0 };
}

const strike = (state: State, { x, y }: Point, at: number, hit: boolean): State => ({
  ...state,
  strikes: [...state.strikes, { x, y, at, hit }].slice(-MOST_STRIKES),
});
