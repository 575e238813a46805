import { distance, type Point, type Size } from '../../../core/geometry';
import { tapHint } from '../../../core/hint';
import type { Rules, Tools } from '../../../core/rules';
import { PLANETS, type PlanetName } from './planets';
import { type Slot, slotsFor } from './space';

export const PLACE_POINTS = 10;
/** A tap counts this far around a planet's outline. */
export const REACH = 30;
export const NEXT_TARGET_DELAY = 500;
/** After so many misses the right slot begins to glow: nobody gets stuck. */
export const HINT_AFTER = 3;

export interface State extends Size {
  /** The target; while the next one is awaited still the one just placed; null when all are. */
  readonly currentPlanet: PlanetName | null;
  readonly placedPlanets: Readonly<Partial<Record<PlanetName, true>>>;
  readonly completedGame: boolean;
  readonly remainingPlanets: readonly PlanetName[];
  readonly score: number;
  /** Misses with this target. */
  readonly misses: number;
  /** When the next target is chosen, or the win is told; taps wait until then. */
  readonly nextAt: number | null;
}

export type Action = ({ readonly type: 'tap' } & Point) | ({ readonly type: 'resize' } & Size);

export type Cue =
  | ({ readonly type: 'placed'; readonly name: PlanetName; readonly count: number } & Point)
  /** `hint` is the number of the right slot, counted from the sun, once it glows. */
  | { readonly type: 'missed'; readonly hint: number | null }
  | { readonly type: 'waited' }
  | { readonly type: 'asked'; readonly name: PlanetName }
  | { readonly type: 'won'; readonly score: number };

/** The slot a tap belongs to: the nearest of those in reach. */
export function slotAt(size: Size, point: Point): Slot | null {
  const inReach = slotsFor(size).filter((slot) => distance(slot, point) <= slot.radius + REACH);
  return inReach.sort((a, b) => distance(a, point) - distance(b, point))[0] ?? null;
}

/** The slot of the planet that is asked for; null while the next one is awaited, and when all are placed. */
export const askedSlot = (state: State): Slot | null =>
  (state.nextAt === null && slotsFor(state).find(({ planet }) => planet.name === state.currentPlanet)) || null;

export const rules: Rules<State, Action, Cue, Size> = {
  start({ width, height }, { random }) {
    const names = PLANETS.map(({ name }) => name);
    return {
      width,
      height,
      currentPlanet: random.pick(names),
      placedPlanets: {},
      completedGame: false,
      remainingPlanets: names,
      score: 0,
      misses: 0,
      nextAt: null,
    };
  },

  play(state, action, tools) {
    if (action.type === 'resize') return { ...state, width: action.width, height: action.height };
    if (state.nextAt !== null || state.completedGame) {
      tools.cue({ type: 'waited' });
      return state;
    }
    const slot = slotAt(state, action);
    return slot?.planet.name === state.currentPlanet ? place(state, slot, tools) : miss(state, tools);
  },

  next: ({ nextAt }) => nextAt,

  tick(state, { random, cue }) {
    if (state.completedGame) {
      cue({ type: 'won', score: state.score });
      return { ...state, currentPlanet: null, nextAt: null };
    }
    const name = random.pick(state.remainingPlanets);
    cue({ type: 'asked', name });
    return { ...state, currentPlanet: name, misses: 0, nextAt: null };
  },

  hint(state) {
    const slot = askedSlot(state);
    return slot && tapHint({ x: slot.x, y: slot.y }, { type: 'tap', x: slot.x, y: slot.y });
  },
};

function place(state: State, { planet: { name }, x, y }: Slot, { now, cue }: Tools<Cue>): State {
  const remainingPlanets = state.remainingPlanets.filter((other) => other !== name);
  cue({ type: 'placed', name, x, y, count: PLANETS.length - remainingPlanets.length });
  return {
    ...state,
    placedPlanets: { ...state.placedPlanets, [name]: true },
    remainingPlanets,
    completedGame: remainingPlanets.length === 0,
    score: state.score + PLACE_POINTS,
    nextAt: now + NEXT_TARGET_DELAY,
  };
}

function miss(state: State, { cue }: Tools<Cue>): State {
  const misses = state.misses + 1;
  const number = PLANETS.findIndex(({ name }) => name === state.currentPlanet) + 1;
  cue({ type: 'missed', hint: misses >= HINT_AFTER ? number : null });
  return { ...state, misses };
}
