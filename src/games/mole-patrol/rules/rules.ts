import type { Point, Size } from '../../../core/geometry';
import { tapHint } from '../../../core/hint';
import { earliest, type Rules, secondsUntil, type Tools } from '../../../core/rules';
import { DIFFICULTIES, type Difficulty } from './difficulty';
import { ABOVE, BROW, faceOf, meadowFor } from './layout';
import { comingHole, foresee, RUSTLE, rustlingHole } from './rustle';
import { type Coming, type Hole, isUp, type State } from './state';

export const ROUND = 60_000;
const FIRST_MOLE = 1000;
export const HIT_POINTS = 10;
export const HIT_DISPLAY = 300;
/** The last part of a mole's time, when it slides down. It can still be hit. */
export const SLIDE = 150;
/** A child is shown the first mole that stays for so many ms, or the one that stays longest. */
export const HINT_STAYS = 800;
/** More mallets at once than this are not shown. */
const MOST_STRIKES = 4;
/** Points never rise from outside of the picture. */
const POPUP_TOP = 36;

export type Action =
  | { readonly type: 'begin'; readonly difficulty: Difficulty }
  | { readonly type: 'whack'; readonly hole: number }
  /** A tap beside all holes. */
  | ({ readonly type: 'miss' } & Point)
  | { readonly type: 'back' }
  | ({ readonly type: 'resize' } & Size);

export type Cue =
  | { readonly type: 'began' }
  /** The earth moves at a hole. */
  | { readonly type: 'rustled'; readonly hole: number }
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
  phase === 'playing' ? secondsUntil(endsAt, now) : phase === 'finished' ? 0 : ROUND / 1000;

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

  next({ phase, endsAt, spawnsAt, coming, holes }) {
    if (phase !== 'playing') return null;
    // What would come after the end does not even rustle.
    const moment = spawnsAt >= endsAt ? null : coming ? spawnsAt : spawnsAt - RUSTLE;
    return earliest(endsAt, moment, ...holes.map(({ hidesAt }) => hidesAt));
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
    const after = { ...state, holes };
    if (after.coming) return now < after.spawnsAt ? after : spawn(after, after.coming, tools);
    return now < after.spawnsAt - RUSTLE || after.spawnsAt >= after.endsAt ? after : rustle(after, tools);
  },

  hint(state, now) {
    const up = state.holes.filter(isUp).sort((a, b) => a.appearTime - b.appearTime);
    const mole = up.find(({ hidesAt }) => (hidesAt ?? now) - now >= HINT_STAYS) ?? up.at(-1);
    const at = mole && faceOf(state.meadow, mole.id);
    return at ? tapHint(at, { type: 'whack', hole: mole.id }) : null;
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
    coming: null,
  };
}

function begin(state: State, difficulty: Difficulty, { now, cue }: Tools<Cue>): State {
  cue({ type: 'began' });
  return { ...waiting(state, difficulty), phase: 'playing', endsAt: now + ROUND, spawnsAt: now + FIRST_MOLE };
}

function rustle(state: State, { random, cue }: Tools<Cue>): State {
  const after = { ...state, coming: foresee(state, random) };
  const hole = rustlingHole(after);
  if (hole !== null) cue({ type: 'rustled', hole });
  return after;
}

function spawn(state: State, { interval, mole }: Coming, { now, cue }: Tools<Cue>): State {
  const { difficulty } = state;
  const after: State = { ...state, spawnsAt: now + interval, coming: null };
  const id = comingHole(state);
  if (!mole || id === null) return after;
  cue({ type: 'appeared', hole: id, difficulty });
  const risen: Hole = {
    id,
    isVisible: true,
    isHit: false,
    expression: mole.expression,
    appearTime: now,
    hidesAt: now + DIFFICULTIES[difficulty].moleAppearTime,
  };
  return { ...after, moles: state.moles + 1, holes: put(state.holes, risen) };
}

function whack(state: State, id: number, tools: Tools<Cue>): State {
  const { now, cue } = tools;
  const hole = state.holes[id];
  const { meadow } = state;
  const place = meadow.holes[id];
  if (!hole || !place) return state;
  if (!isUp(hole)) return miss(state, place, tools);
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
