import { distance, type Point } from '../../../core/geometry';
import type { Rules, Tools } from '../../../core/rules';
import { roundFromArm, SPOTS } from './layout';
import { type SpinnerStyle, STYLES } from './styles';

/** Speeds are degrees per 1/60 s; places are measured from the middle of the spinner. */
export const TICK = 1000 / 60;
export const FRICTION = 0.995;
const STOP_BELOW = 0.05;
const PUSH_RADIUS = 160;
export const PUSH = { min: 8, max: 12 } as const;
const DRAG_RADIUS = 480;
const DRAG_FACTOR = 80;
export const PULSE_ABOVE = 8;
export const GLOW_ABOVE = 5;
/** So near to the middle a finger has no direction to turn in. */
const NO_GRIP = 16;
/** A press that moved less was a tap; one that rests so long holds the spinner. */
const TAP_DISTANCE = 10;
const TAP_TIME = 300;
/** A fling is what the finger did in so many frames, 67 ms: the last one alone ends anywhere. */
const FLING_FRAMES = 4;
/** The hum of the turns is heard at most so often. */
const HUM_GAP = 130;
export const CHEER_EVERY = 50;
/** The way round in one frame, in radians, of a turn that a child is shown: as strong as the best push. */
const HINT_WAY = PUSH.max / DRAG_FACTOR;
/** The finger of the hand that shows it. */
const HINT_FINGER = 0;

/** The finger that has the spinner. */
interface Hold {
  readonly finger: number;
  readonly from: Point;
  readonly since: number;
  /** It was turning when it was taken: held long enough, it stops. */
  readonly turning: boolean;
  readonly moved: boolean;
  readonly movedAt: number;
  /** Where on the round the finger is, in radians, and where it was in the last frame; null where it turns nothing. */
  readonly grip: number | null;
  readonly before: number | null;
  /** Its way round in each of the last frames in which it moved. */
  readonly ways: readonly number[];
}

export interface State {
  readonly style: SpinnerStyle;
  /** How often a style was picked, the same one again included. */
  readonly picks: number;
  /** Degrees, 0 up to 360. */
  readonly rotation: number;
  readonly speed: number;
  /** All degrees turned so far, either way. */
  readonly turned: number;
  readonly topSpeed: number;
  readonly hold: Hold | null;
  readonly steppedAt: number;
  readonly hummedAt: number;
}

export type Action =
  | ({ readonly type: 'grab' | 'drag'; readonly finger: number } & Point)
  | { readonly type: 'release' | 'cancel'; readonly finger: number }
  | { readonly type: 'push' | 'stop' }
  | { readonly type: 'pick'; readonly style: SpinnerStyle };

export type Cue =
  | { readonly type: 'grabbed' | 'missed' | 'stopped' | 'picked' }
  | { readonly type: 'pushed' | 'flung' | 'spun'; readonly speed: number }
  | { readonly type: 'cheered'; readonly spins: number };

export const spinsOf = ({ turned }: State) => Math.floor(turned / 360);

const moves = ({ speed, hold }: State) => speed !== 0 || hold !== null;

export const rules: Rules<State, Action, Cue> = {
  start: () => ({
    style: STYLES[0] as SpinnerStyle,
    picks: 0,
    rotation: 0,
    speed: 0,
    turned: 0,
    topSpeed: 0,
    hold: null,
    steppedAt: 0,
    hummedAt: Number.NEGATIVE_INFINITY,
  }),

  play(before, action, tools) {
    const { now, cue } = tools;
    // A spinner at rest has no clock: its first frame is counted from now.
    const state = moves(before) ? before : { ...before, steppedAt: now };
    switch (action.type) {
      case 'grab':
        cue({ type: 'grabbed' });
        return { ...state, hold: holdOf(action, now, state.speed !== 0) };
      case 'drag':
        return state.hold?.finger === action.finger ? { ...state, hold: follow(state.hold, action, now) } : before;
      case 'release':
        return state.hold?.finger === action.finger ? release(state, state.hold, tools) : before;
      case 'cancel':
        return state.hold?.finger === action.finger ? { ...state, hold: null } : before;
      case 'push':
        return push(state, tools);
      case 'stop':
        cue({ type: 'stopped' });
        return { ...state, speed: 0, hold: null };
      case 'pick':
        cue({ type: 'picked' });
        return { ...before, style: action.style, picks: before.picks + 1 };
    }
  },

  next: (state) => (moves(state) ? state.steppedAt + TICK : null),

  tick(state, tools) {
    const speed = steer(state, tools.now);
    const left = Math.abs(speed * FRICTION) < STOP_BELOW ? 0 : speed * FRICTION;
    if (left === 0 && state.speed !== 0) tools.cue({ type: 'stopped' });
    const after: State = {
      ...state,
      rotation: (state.rotation + speed + 720) % 360,
      speed: left,
      turned: state.turned + Math.abs(speed),
      topSpeed: Math.max(state.topSpeed, Math.abs(speed)),
      hold: state.hold && nextFrame(state.hold),
      steppedAt: tools.now,
    };
    return hum(after, spinsOf(after) - spinsOf(state), tools);
  },

  hint({ speed, hold }) {
    // One that whirls is there to be looked at.
    if (hold || Math.abs(speed) > GLOW_ABOVE) return null;
    return {
      actions: [
        { type: 'grab', finger: HINT_FINGER, ...SPOTS.arm },
        { type: 'drag', finger: HINT_FINGER, ...roundFromArm(HINT_WAY) },
        { type: 'release', finger: HINT_FINGER },
      ],
      gesture: { type: 'turn', around: 'middle', from: 'arm' },
    };
  },
};

/** Where on the round a place lies; null where a finger turns nothing. */
function gripOf({ x, y }: Point): number | null {
  const far = Math.hypot(x, y);
  return far < NO_GRIP || far > DRAG_RADIUS ? null : Math.atan2(y, x);
}

function holdOf({ finger, x, y }: Point & { readonly finger: number }, now: number, turning: boolean): Hold {
  const grip = gripOf({ x, y });
  return { finger, from: { x, y }, since: now, turning, moved: false, movedAt: now, grip, before: grip, ways: [] };
}

function follow(hold: Hold, to: Point, now: number): Hold {
  const moved = hold.moved || distance(hold.from, to) >= TAP_DISTANCE;
  return { ...hold, grip: gripOf(to), moved, movedAt: now };
}

/** The way round since the last frame, the short one, also across the seam of the angles. */
function wayOf({ moved, grip, before }: Hold): number {
  if (!moved || grip === null || before === null) return 0;
  const way = grip - before;
  return Math.atan2(Math.sin(way), Math.cos(way));
}

function nextFrame(hold: Hold): Hold {
  const way = wayOf(hold);
  return { ...hold, before: hold.grip, ways: way === 0 ? hold.ways : [...hold.ways, way].slice(-FLING_FRAMES) };
}

/** The speed a finger gives: its way round since the last frame times 80. A resting finger holds the spinner. */
function steer({ speed, hold }: State, now: number): number {
  if (!hold) return speed;
  if (now - hold.movedAt >= TAP_TIME) return 0;
  return wayOf(hold) * DRAG_FACTOR || speed;
}

/** The speed at which it leaves the hand. A finger that has just begun to pull harder than before is believed, too. */
function fling(state: State, hold: Hold, now: number): number {
  const { ways } = hold;
  const held = steer(state, now);
  if (held === 0 || ways.length === 0) return held;
  const mean = (ways.reduce((sum, way) => sum + way, 0) / ways.length) * DRAG_FACTOR;
  const last = wayOf(hold) * DRAG_FACTOR;
  return Math.abs(last) > Math.abs(mean) ? last : mean;
}

function release(state: State, hold: Hold, tools: Tools<Cue>): State {
  const free = { ...state, hold: null };
  if (hold.moved) {
    const speed = fling(state, hold, tools.now);
    if (speed !== 0) tools.cue({ type: 'flung', speed });
    return { ...free, speed };
  }
  // A slow press is a tap, too, unless it was there to stop the spinner.
  if (hold.turning && tools.now - hold.since >= TAP_TIME) return free;
  if (Math.hypot(hold.from.x, hold.from.y) <= PUSH_RADIUS) return push(free, tools);
  tools.cue({ type: 'missed' });
  return free;
}

function push(state: State, { random, cue }: Tools<Cue>): State {
  const strength = random.between(PUSH.min, PUSH.max);
  const speed = state.speed + (random.chance(0.5) ? strength : -strength);
  cue({ type: 'pushed', speed });
  return { ...state, speed };
}

/** Full turns are heard, the faster the higher. */
function hum(state: State, turns: number, { now, cue }: Tools<Cue>): State {
  if (turns === 0) return state;
  const spins = spinsOf(state);
  if (spins % CHEER_EVERY < turns) cue({ type: 'cheered', spins });
  if (now - state.hummedAt < HUM_GAP) return state;
  cue({ type: 'spun', speed: state.speed });
  return { ...state, hummedAt: now };
}
