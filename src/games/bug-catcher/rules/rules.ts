import type { Point, Size } from '../../../core/geometry';
import type { Direction } from '../../../core/grid';
import { tapHint } from '../../../core/hint';
import { earliest, type Rules, secondsUntil, type Tools } from '../../../core/rules';
import { ARRIVAL, BUG_TYPES, type Bug, type BugType, bugAt, bugTowards, newBug, placeOf, roomFor } from './bugs';

export const ROUND = 60_000;
export const TICK = 250;
const SPAWN_CHANCE = 0.4;
export const RIGHT_POINTS = 10;
export const WRONG_POINTS = -5;
const TARGET_CHANGE = { min: 8000, max: 12_000 } as const;
/** So long before another bug is wanted the sign says that something is coming, with a tick every so often. */
export const WARNING = 1000;
const WARNING_TICK = 250;
/** A caught bug fades for so long. */
export const REMOVAL = 300;

const WAYS: Record<Direction, Point> = {
  UP: { x: 0, y: -1 },
  DOWN: { x: 0, y: 1 },
  LEFT: { x: -1, y: 0 },
  RIGHT: { x: 1, y: 0 },
};

export interface State {
  readonly phase: 'menu' | 'playing' | 'over';
  readonly field: Size;
  readonly bugs: readonly Bug[];
  readonly target: BugType;
  /** Targets of this round so far: a new number is a new target. */
  readonly targets: number;
  readonly targetChangesAt: number;
  /** The next tick of the warning before that. */
  readonly warnsAt: number;
  readonly score: number;
  /** Right catches in a row. */
  readonly streak: number;
  readonly made: number;
  readonly ticksAt: number;
  readonly endsAt: number;
  /** Where the net came down last. */
  readonly net: (Point & { readonly at: number }) | null;
  /** The bug that the keyboard points at. */
  readonly chosen: number | null;
}

export type Action =
  | { readonly type: 'begin' }
  | { readonly type: 'tap'; readonly x: number; readonly y: number }
  | { readonly type: 'look'; readonly direction: Direction }
  | { readonly type: 'catch' }
  | { readonly type: 'resize'; readonly width: number; readonly height: number };

export type Cue =
  | { readonly type: 'target'; readonly target: BugType }
  | { readonly type: 'right'; readonly x: number; readonly y: number; readonly streak: number }
  | { readonly type: 'wrong'; readonly x: number; readonly y: number; readonly target: BugType }
  | { readonly type: 'missed' }
  | { readonly type: 'ticked' }
  | { readonly type: 'looked'; readonly bug: BugType }
  | { readonly type: 'over'; readonly score: number };

export const secondsLeft = ({ phase, endsAt }: State, now: number) =>
  phase === 'playing' ? secondsUntil(endsAt, now) : phase === 'menu' ? ROUND / 1000 : 0;

/** The sign is about to change; not so for a change that would come after the end. */
export const isAboutToChange = ({ phase, targetChangesAt, endsAt }: State, now: number) =>
  phase === 'playing' && now >= targetChangesAt - WARNING && targetChangesAt < endsAt;

/** Where the bugs are that are wanted now, or those that are not; who came first stands first. */
export const placesOf = ({ bugs, target, field }: State, now: number, areWanted: boolean): Point[] =>
  bugs.filter(({ gone, type }) => !gone && (type === target) === areWanted).map((bug) => placeOf(bug, field, now));

export const rules: Rules<State, Action, Cue, Size> = {
  start: (field) => ({
    phase: 'menu',
    field,
    bugs: [],
    target: 'ladybug',
    targets: 0,
    targetChangesAt: 0,
    warnsAt: 0,
    score: 0,
    streak: 0,
    made: 0,
    ticksAt: 0,
    endsAt: 0,
    net: null,
    chosen: null,
  }),

  play(state, action, tools) {
    if (action.type === 'resize') return resize(state, action, tools.now);
    if (action.type === 'begin') return begin(state, tools);
    if (state.phase !== 'playing') return state;
    if (action.type === 'tap') return tap(state, action, tools);
    if (action.type === 'look') return look(state, WAYS[action.direction], tools);
    const chosen = chosenBug(state);
    return chosen ? tap(state, placeOf(chosen, state.field, tools.now), tools) : look(state, WAYS.UP, tools);
  },

  next(state) {
    if (state.phase !== 'playing') return null;
    const removals = state.bugs.map(({ gone }) => gone && gone.at + REMOVAL);
    return earliest(state.endsAt, state.ticksAt, state.targetChangesAt, state.warnsAt, ...removals);
  },

  tick(state, tools) {
    const { now, random, cue } = tools;
    if (now >= state.endsAt) {
      cue({ type: 'over', score: state.score });
      return { ...state, phase: 'over', bugs: [], chosen: null };
    }
    let after: State = { ...state, bugs: state.bugs.filter(({ gone }) => !gone || gone.at + REMOVAL > now) };
    if (now >= after.targetChangesAt) after = changeTarget(after, tools);
    if (now >= after.warnsAt) {
      if (isAboutToChange(after, now)) cue({ type: 'ticked' });
      after = { ...after, warnsAt: after.warnsAt + WARNING_TICK };
    }
    if (now < after.ticksAt) return after;
    after = { ...after, ticksAt: after.ticksAt + TICK };
    return random.chance(SPAWN_CHANCE) ? spawn(after, tools) : after;
  },

  hint(state, now) {
    // What is shown just before the sign changes would be wrong by the time it is tapped.
    if (state.phase !== 'playing' || isAboutToChange(state, now)) return null;
    const arrived = state.bugs.filter(({ bornAt }) => now - bornAt >= ARRIVAL);
    const [at] = placesOf({ ...state, bugs: arrived }, now, true);
    return at ? tapHint(at, { type: 'tap', ...at }) : null;
  },
};

function begin(state: State, tools: Tools<Cue>): State {
  const { now } = tools;
  const fresh: State = {
    ...rules.start(state.field, tools),
    phase: 'playing',
    target: tools.random.pick(BUG_TYPES),
    ticksAt: now + TICK,
    endsAt: now + ROUND,
  };
  return changeTarget(fresh, tools);
}

/** Another bug is wanted, never the same again. */
function changeTarget(state: State, { now, random, cue }: Tools<Cue>): State {
  const target = random.pick(BUG_TYPES.filter((type) => type !== state.target));
  cue({ type: 'target', target });
  const targetChangesAt = now + random.between(TARGET_CHANGE.min, TARGET_CHANGE.max);
  return { ...state, target, targets: state.targets + 1, targetChangesAt, warnsAt: targetChangesAt - WARNING };
}

/** One bug more; when it gets crowded, the one that stayed longest flies away, of the unwanted ones first. */
function spawn(state: State, { now, random }: Tools<Cue>): State {
  const { field, target } = state;
  const made = state.made + 1;
  const bugs = [...state.bugs, newBug(made, target, field, now, random)];
  const here = bugs.filter(({ gone }) => !gone);
  if (here.length <= roomFor(field)) return { ...state, made, bugs };
  const leaves = here.find(({ type }) => type !== target) ?? here[0];
  return {
    ...state,
    made,
    bugs: bugs.map((bug) => (bug === leaves ? { ...bug, gone: { at: now, why: 'away' } } : bug)),
  };
}

function tap(state: State, { x, y }: Point, { now, cue }: Tools<Cue>): State {
  const { target, field } = state;
  const after = { ...state, net: { x, y, at: now } };
  const bug = bugAt(state.bugs, target, field, { x, y }, now);
  if (!bug) {
    cue({ type: 'missed' });
    return after;
  }
  // Right or wrong by the target of this very moment.
  const right = bug.type === target;
  const place = placeOf(bug, field, now);
  cue(right ? { type: 'right', ...place, streak: state.streak } : { type: 'wrong', ...place, target });
  return {
    ...after,
    score: Math.max(0, state.score + (right ? RIGHT_POINTS : WRONG_POINTS)),
    streak: right ? state.streak + 1 : 0,
    chosen: bug.id === state.chosen ? null : state.chosen,
    bugs: state.bugs.map((other) =>
      other === bug ? { ...bug, gone: { at: now, why: right ? 'right' : 'wrong' } } : other,
    ),
  };
}

const chosenBug = ({ bugs, chosen }: State) => bugs.find(({ id, gone }) => id === chosen && !gone);

/** Points at the next bug that way, from the one chosen before, the last catch, or the middle. */
function look(state: State, way: Point, { now, cue }: Tools<Cue>): State {
  const { field, bugs, net } = state;
  const chosen = chosenBug(state);
  const from = chosen ? placeOf(chosen, field, now) : (net ?? { x: field.width / 2, y: field.height / 2 });
  const bug = bugTowards(
    bugs.filter((other) => other !== chosen),
    field,
    from,
    way,
    now,
  );
  if (!bug) return state;
  cue({ type: 'looked', bug: bug.type });
  return { ...state, chosen: bug.id };
}

/** A turned tablet: every bug keeps its share of the field. */
function resize(state: State, { width, height }: Size, now: number): State {
  const { field } = state;
  if (width === field.width && height === field.height) return state;
  const bugs = state.bugs.map((bug) => {
    const { x, y } = placeOf(bug, field, now);
    return {
      ...bug,
      x: (x / field.width) * width,
      y: (y / field.height) * height,
      since: bug.gone ? bug.gone.at : now,
    };
  });
  return { ...state, field: { width, height }, bugs };
}
