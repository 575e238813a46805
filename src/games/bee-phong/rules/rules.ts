import type { Point } from '../../../core/geometry';
import { dragHint } from '../../../core/hint';
import type { Rules, Tools } from '../../../core/rules';
import type { SlingAction } from '../../../families/sling/rules/sling';
import { type Cup, fly, launchVelocity } from './flight';
import { goodPull, kindPull, pulledTo } from './hint';
import { cupPlaces, type Meadow, slingRest } from './meadow';

export const TICK = 1000 / 60;
export const CUPS = 10;
const CUP_POINTS = 10;
const MISS_POINTS = -1;
const TRAIL = 8;
/** A new bee appears so long after a cup was hit, or after a miss. */
const NEXT_AFTER_CUP = 1500;
const NEXT_AFTER_MISS = 1000;
const OVER_AFTER_VICTORY = 2000;
/** Where the keyboard's aim begins: half up, to the right, into the cups. */
const STRAIGHT_PULL: Point = { x: -90, y: 90 };

export interface Bee {
  readonly id: number;
  readonly position: Point;
  readonly velocity: Point;
  readonly isFlying: boolean;
  readonly isDead: boolean;
  /** Where it has just been, the oldest first. */
  readonly trail: readonly Point[];
}

export interface State {
  readonly phase: 'menu' | 'playing' | 'gameOver';
  readonly meadow: Meadow;
  /** The meadow of a screen that was turned during a flight. */
  readonly turnedTo: Meadow | null;
  readonly cups: readonly Cup[];
  readonly bee: Bee;
  /** How far the slingshot is drawn; null while nobody aims. */
  readonly pull: Point | null;
  /** The last pull, from where the keyboard aims on. */
  readonly lastPull: Point;
  readonly score: number;
  /** How many bees in a row met no cup. */
  readonly misses: number;
  /** When the bee flies on, the next one appears or the round is over; null while the child aims. */
  readonly dueAt: number | null;
}

export type Action =
  | SlingAction
  | { readonly type: 'begin' | 'resize'; readonly meadow: Meadow }
  | { readonly type: 'menu' };

export type Cue =
  | { readonly type: 'began' | 'tapped' | 'refused' | 'bounced' | 'cameUp' }
  | { readonly type: 'launched'; readonly speed: number }
  | { readonly type: 'splashed'; readonly at: Point; readonly hit: number }
  | { readonly type: 'missed'; readonly at: Point }
  | { readonly type: 'won'; readonly score: number };

export const cupsHit = ({ cups }: State) => cups.filter(({ isHit }) => isHit).length;

/** A bee sits in the slingshot. */
export const isReady = ({ phase, bee }: State) => phase === 'playing' && !bee.isFlying && !bee.isDead;

const newBee = (id: number, meadow: Meadow): Bee => ({
  id,
  position: slingRest(meadow),
  velocity: { x: 0, y: 0 },
  isFlying: false,
  isDead: false,
  trail: [],
});

const newRound = (phase: State['phase'], meadow: Meadow): State => ({
  phase,
  meadow,
  turnedTo: null,
  cups: cupPlaces(meadow).map((position, index) => ({ id: index + 1, position, isHit: false })),
  bee: newBee(1, meadow),
  pull: null,
  lastPull: STRAIGHT_PULL,
  score: 0,
  misses: 0,
  dueAt: null,
});

export const rules: Rules<State, Action, Cue, Meadow> = {
  start: (meadow) => newRound('menu', meadow),

  play(state, action, tools) {
    switch (action.type) {
      case 'begin':
        tools.cue({ type: 'began' });
        return newRound('playing', action.meadow);
      case 'menu':
        return newRound('menu', state.meadow);
      case 'resize':
        return resize(state, action.meadow);
      case 'pull':
        return isReady(state) ? { ...state, pull: action.by && meant(state, action.by) } : state;
      case 'launch':
        return isReady(state) ? launch(state, tools) : state;
      case 'tap':
        tools.cue({ type: 'tapped' });
        return state;
    }
  },

  next: ({ dueAt }) => dueAt,

  tick(state, tools) {
    const { bee, turnedTo } = state;
    if (bee.isFlying) return step(state, tools);
    if (cupsHit(state) === CUPS) return { ...state, phase: 'gameOver', dueAt: null };
    tools.cue({ type: 'cameUp' });
    const turned = turnedTo ? resize(state, turnedTo) : state;
    return { ...turned, bee: newBee(bee.id + 1, turned.meadow), dueAt: null };
  },

  hint(state) {
    const { meadow, cups } = state;
    const by = isReady(state) ? goodPull(meadow, cups) : null;
    return by && dragHint(slingRest(meadow), pulledTo(by, meadow), { type: 'pull', by }, { type: 'launch' });
  },
};

const meant = ({ misses, meadow, cups }: State, by: Point) => kindPull(by, misses, meadow, cups);

function launch(state: State, { now, cue }: Tools<Cue>): State {
  const { bee, lastPull } = state;
  const pull = state.pull ?? lastPull;
  const velocity = launchVelocity(pull);
  if (!velocity) {
    cue({ type: 'refused' });
    return { ...state, pull: null };
  }
  cue({ type: 'launched', speed: Math.hypot(velocity.x, velocity.y) });
  return { ...state, pull: null, lastPull: pull, bee: { ...bee, velocity, isFlying: true }, dueAt: now + TICK };
}

function step(state: State, { now, cue }: Tools<Cue>): State {
  const { meadow, cups } = state;
  const { id, trail, position: from } = state.bee;
  const { position, velocity, cup, onGround, bounced } = fly(from, state.bee.velocity, meadow, cups);
  if (bounced) cue({ type: 'bounced' });
  const isDead = Boolean(cup || onGround);
  const bee = { id, position, velocity, isFlying: !isDead, isDead, trail: [...trail.slice(1 - TRAIL), from] };
  if (!isDead) return { ...state, bee, dueAt: now + TICK };
  // No score goes below 0, though the popup still says what the miss cost.
  const score = Math.max(0, state.score + (cup ? CUP_POINTS : MISS_POINTS));
  if (!cup) {
    cue({ type: 'missed', at: position });
    return { ...state, bee, score, misses: state.misses + 1, dueAt: now + NEXT_AFTER_MISS };
  }
  const after = {
    ...state,
    bee,
    score,
    misses: 0,
    cups: cups.map((other) => (other === cup ? { ...cup, isHit: true, hitAt: now } : other)),
  };
  const hit = cupsHit(after);
  cue({ type: 'splashed', at: position, hit });
  if (hit < CUPS) return { ...after, dueAt: now + NEXT_AFTER_CUP };
  cue({ type: 'won', score });
  return { ...after, dueAt: now + OVER_AFTER_VICTORY };
}

/** A turned tablet: everything takes its new place, or will when the bee that is on its way has landed. */
function resize(state: State, meadow: Meadow): State {
  const { bee, cups } = state;
  if (bee.isFlying) return { ...state, turnedTo: meadow };
  const places = cupPlaces(meadow);
  return {
    ...state,
    meadow,
    turnedTo: null,
    cups: cups.map((cup, index) => ({ ...cup, position: places[index] ?? cup.position })),
    bee: bee.isDead ? bee : newBee(bee.id, meadow),
  };
}
