import type { Point } from '../../core/geometry';
import { earliest, type Rules, type Tools } from '../../core/rules';
import { type Cup, fly, type Leg, launchVelocity } from './flight';
import { cupPlaces, type Meadow, slingRest } from './meadow';
import { type Nudge, nudged, STRAIGHT_PULL } from './pull';

export const TICK = 1000 / 60;
export const CUPS = 10;
export const CUP_POINTS = 10;
export const MISS_POINTS = -1;
export const TRAIL = 8;
export const TEXT_LIFESPAN = 1500;
/** A new bee appears so long after a cup was hit, or after a miss. */
export const NEXT_AFTER_CUP = 1500;
export const NEXT_AFTER_MISS = 1000;
export const OVER_AFTER_VICTORY = 2000;
/** No bee is on its way for longer, whatever happens: after that it counts as a miss. */
export const LONGEST_FLIGHT = 10_000;

export interface Bee {
  readonly id: number;
  readonly position: Point;
  readonly velocity: Point;
  readonly isFlying: boolean;
  readonly isDead: boolean;
  /** Where it has just been, the oldest first. */
  readonly trail: readonly Point[];
}

/** A number that rises from where something happened. */
export interface ScoreText {
  readonly text: string;
  readonly color: 'good' | 'bad';
  readonly at: Point;
  readonly startTime: number;
  readonly lifespan: number;
}

/** What moves: all that a tick of a flight has to replace. */
export interface Flight {
  readonly bee: Bee;
  readonly launchedAt: number;
  readonly steppedAt: number;
}

export interface State {
  readonly phase: 'menu' | 'playing' | 'gameOver';
  readonly meadow: Meadow;
  readonly cups: readonly (Cup & { readonly hitAt: number })[];
  readonly flight: Flight;
  /** How far the slingshot is drawn; null while nobody aims. */
  readonly pull: Point | null;
  /** The last pull, from where the keyboard aims on. */
  readonly lastPull: Point;
  readonly score: number;
  readonly texts: readonly ScoreText[];
  readonly nextBeeAt: number | null;
  readonly overAt: number | null;
}

export type Action =
  | { readonly type: 'begin' | 'resize'; readonly meadow: Meadow }
  | { readonly type: 'pull'; readonly by: Point }
  | ({ readonly type: 'nudge' } & Nudge)
  | { readonly type: 'launch' | 'letGo' | 'poke' | 'menu' };

export type Cue =
  | { readonly type: 'began' | 'nudged' | 'refused' | 'poked' | 'cameUp' }
  | { readonly type: 'launched' | 'bounced'; readonly speed: number }
  | { readonly type: 'splashed'; readonly hit: number }
  | { readonly type: 'missed' }
  | { readonly type: 'won' | 'over'; readonly score: number };

export const cupsHit = ({ cups }: State) => cups.filter(({ isHit }) => isHit).length;

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
  cups: cupPlaces(meadow).map((position, index) => ({ id: index + 1, position, isHit: false, hitAt: 0 })),
  flight: { bee: newBee(1, meadow), launchedAt: 0, steppedAt: 0 },
  pull: null,
  lastPull: STRAIGHT_PULL,
  score: 0,
  texts: [],
  nextBeeAt: null,
  overAt: null,
});

const isReady = ({ phase, flight: { bee } }: State) => phase === 'playing' && !bee.isFlying && !bee.isDead;

export const rules: Rules<State, Action, Cue, Meadow> = {
  start: (meadow) => newRound('menu', meadow),

  play(state, action, tools) {
    switch (action.type) {
      case 'begin':
        tools.cue({ type: 'began' });
        return newRound('playing', action.meadow);
      case 'menu':
        return state.phase === 'menu' ? state : newRound('menu', state.meadow);
      case 'resize':
        return resize(state, action.meadow);
      case 'poke':
        tools.cue({ type: 'poked' });
        return letGo(state);
      case 'letGo':
        return letGo(state);
    }
    if (!isReady(state)) return state;
    switch (action.type) {
      case 'pull':
        return { ...state, pull: action.by };
      case 'nudge':
        tools.cue({ type: 'nudged' });
        return { ...state, pull: nudged(state.pull ?? state.lastPull, action) };
      case 'launch':
        return launch(state, state.pull ?? state.lastPull, tools);
    }
  },

  next({ phase, flight, texts, nextBeeAt, overAt }) {
    if (phase !== 'playing') return null;
    const step = flight.bee.isFlying ? flight.steppedAt + TICK : null;
    return earliest(step, nextBeeAt, overAt, ...texts.map(endOf));
  },

  tick(state, tools) {
    const { now, cue } = tools;
    let after = state;
    if (after.texts.some((text) => endOf(text) <= now)) {
      after = { ...after, texts: after.texts.filter((text) => endOf(text) > now) };
    }
    if (after.overAt !== null && after.overAt <= now) {
      cue({ type: 'over', score: after.score });
      return { ...after, phase: 'gameOver', overAt: null };
    }
    const { flight, nextBeeAt, meadow } = after;
    if (nextBeeAt !== null && nextBeeAt <= now) {
      cue({ type: 'cameUp' });
      return { ...after, nextBeeAt: null, flight: { ...flight, bee: newBee(flight.bee.id + 1, meadow) } };
    }
    return flight.bee.isFlying && flight.steppedAt + TICK <= now ? step(after, tools) : after;
  },
};

const endOf = ({ startTime, lifespan }: ScoreText) => startTime + lifespan;

const letGo = (state: State): State => (state.pull === null ? state : { ...state, pull: null });

function launch(state: State, pull: Point, { now, cue }: Tools<Cue>): State {
  const velocity = launchVelocity(pull);
  if (!velocity) {
    cue({ type: 'refused' });
    return letGo(state);
  }
  cue({ type: 'launched', speed: Math.hypot(velocity.x, velocity.y) });
  const bee: Bee = { ...state.flight.bee, velocity, isFlying: true };
  return { ...state, pull: null, lastPull: pull, flight: { bee, launchedAt: now, steppedAt: now } };
}

function step(state: State, tools: Tools<Cue>): State {
  const { flight, meadow, cups } = state;
  const { bee, launchedAt } = flight;
  const leg = fly(bee.position, bee.velocity, meadow, cups);
  if (leg.bounced > 0) tools.cue({ type: 'bounced', speed: leg.bounced });
  const lost = leg.onGround || tools.now - launchedAt >= LONGEST_FLIGHT;
  const isDead = leg.cup !== null || lost;
  const trail = [...bee.trail.slice(1 - TRAIL), bee.position];
  const moved: Bee = { id: bee.id, position: leg.position, velocity: leg.velocity, isFlying: !isDead, isDead, trail };
  const after: State = { ...state, flight: { bee: moved, launchedAt, steppedAt: tools.now } };
  if (leg.cup) return splash(after, leg.cup, tools);
  return lost ? miss(after, leg, tools) : after;
}

function splash(state: State, { id, position }: Cup, { now, cue }: Tools<Cue>): State {
  const cups = state.cups.map((cup) => (cup.id === id ? { ...cup, isHit: true, hitAt: now } : cup));
  const after = addScore({ ...state, cups }, CUP_POINTS, position, now);
  cue({ type: 'splashed', hit: cupsHit(after) });
  if (cupsHit(after) < CUPS) return { ...after, nextBeeAt: now + NEXT_AFTER_CUP };
  cue({ type: 'won', score: after.score });
  return { ...after, overAt: now + OVER_AFTER_VICTORY };
}

function miss(state: State, { position }: Leg, { now, cue }: Tools<Cue>): State {
  cue({ type: 'missed' });
  return { ...addScore(state, MISS_POINTS, position, now), nextBeeAt: now + NEXT_AFTER_MISS };
}

/** No score goes below 0, though the text still says what the miss cost. */
function addScore(state: State, points: number, at: Point, now: number): State {
  const text: ScoreText = {
    text: points > 0 ? `+${points}` : String(points),
    color: points > 0 ? 'good' : 'bad',
    at,
    startTime: now,
    lifespan: TEXT_LIFESPAN,
  };
  return { ...state, score: Math.max(0, state.score + points), texts: [...state.texts, text] };
}

/** A turned tablet: everything takes its new place, unless a bee is on its way just then. */
function resize(state: State, meadow: Meadow): State {
  const { width, height } = state.meadow;
  if (state.flight.bee.isFlying || (meadow.width === width && meadow.height === height)) return state;
  const places = cupPlaces(meadow);
  const { bee } = state.flight;
  const rest = slingRest(meadow);
  // A bee that lies on the ground stays where it is.
  const position = bee.isDead ? { x: (bee.position.x / width) * meadow.width, y: rest.y } : rest;
  return {
    ...state,
    meadow,
    cups: state.cups.map((cup, index) => ({ ...cup, position: places[index] ?? cup.position })),
    flight: { ...state.flight, bee: { ...bee, position, trail: [] } },
  };
}
