import { distance, type Point } from '../../core/geometry';
import { earliest, type Rules, type Tools } from '../../core/rules';
import { carry, follow, hold, inside, type Size, scatter, widen } from '../../core/scatter';
import { basketBoxOf, basketOf, floorOf, reachOf, TOY } from './layout';
import { type Action, type Cue, KINDS, looseToys, type State, type Toy, tidyCount } from './toys';

export const TOYS = { min: 6, max: 8 } as const;
export const TOY_POINTS = 10;
export const HELP_BONUS = 50;
export const HELP_STAGGER = 200;
export const CELEBRATION = 3000;
/** Toys lie about 140 apart, or closer where the room is small. */
export const SPACINGS = [140, 84] as const;
/** A toy's hop into the basket, or back to where it lay. */
export const HOP = 560;
/** At the start the toys tumble in, one so long after the other. */
const TUMBLE_STAGGER = 70;
/** Moved by less, a thing was only pressed. */
const NUDGE = 10;

export const rules: Rules<State, Action, Cue, Size> = {
  start(size, { now, random }) {
    const count = random.int(TOYS.min, TOYS.max);
    const kinds = random.shuffle(KINDS).slice(0, count);
    const places = scatter({ count, area: floorOf(size), spacings: SPACINGS, free: freeIn(size) }, random);
    return {
      phase: 'playing',
      size,
      toys: places.flatMap((place, id) => {
        const kind = kinds[id];
        const moved = { from: { x: place.x, y: -2 * TOY }, at: now + id * TUMBLE_STAGGER };
        return kind ? [{ ...place, id, kind, inBasket: false, moved }] : [];
      }),
      held: [],
      chosen: null,
      score: 0,
      helpAt: null,
      movesUntil: now + count * TUMBLE_STAGGER + HOP,
      overAt: 0,
      touched: null,
    };
  },

  play(state, action, tools) {
    if (action.type === 'resize') return resize(state, action.size, tools);
    if (state.phase === 'over') return state;
    switch (action.type) {
      case 'help':
        return help(state, tools);
      case 'basket':
        return putChosen(state, tools);
      case 'touch': {
        const felt = feel(state, action, tools.now);
        if (inside(action, basketOf(state.size))) return putChosen(felt, tools);
        tools.cue({ type: 'missed' });
        return felt;
      }
      default:
        return handle(state, action, tools);
    }
  },

  next: ({ helpAt, movesUntil }) => earliest(helpAt, movesUntil),

  tick(state, tools) {
    const { now } = tools;
    const helped = state.helpAt !== null && now >= state.helpAt ? helpOne(state, tools) : state;
    return helped.movesUntil !== null && now >= helped.movesUntil ? { ...helped, movesUntil: null } : helped;
  },
};

/** Where a toy may lie: not at the basket, nor so close that it seems to be. */
const freeIn = (size: Size) => (point: Point) => !inside(point, widen(basketBoxOf(size), 4));

const feel = (state: State, { x, y }: Point, now: number): State => ({
  ...state,
  touched: { x, y, at: now },
  movesUntil: Math.max(now + HOP, state.movesUntil ?? 0),
});

/** What a hand does with one toy. */
function handle(state: State, action: Extract<Action, { readonly id: number }>, tools: Tools<Cue>): State {
  const { id } = action;
  const { now, cue } = tools;
  const toy = looseToys(state).find((other) => other.id === id);
  const hand = state.held.find((other) => other.id === id);
  if (!toy) return state;
  switch (action.type) {
    case 'grab':
      if (hand) return state;
      cue({ type: 'grabbed', kind: toy.kind });
      return { ...state, held: [...state.held, hold(toy, action)], chosen: id };
    case 'choose':
      cue({ type: 'grabbed', kind: toy.kind });
      return { ...state, chosen: id };
  }
  if (!hand) return state;
  const held = state.held.filter((other) => other !== hand);
  switch (action.type) {
    case 'drag':
      return { ...state, held: [...held, follow(hand, action, reachOf(state.size))] };
    case 'cancel':
      return withToy({ ...state, held }, { ...toy, moved: { from: hand, at: now } }, now + HOP);
    default: {
      // A long press that went nowhere was meant as a tap.
      const dropped = { ...state, held, chosen: distance(hand, toy) < NUDGE ? id : null };
      if (inside(hand, basketBoxOf(state.size))) return putIn(dropped, toy, hand, tools);
      cue({ type: 'dropped', kind: toy.kind });
      return withToy(dropped, { ...toy, x: hand.x, y: hand.y, moved: null }, null);
    }
  }
}

/** The toy as it is now, on top of the others; the clock runs until it has come to rest. */
function withToy(state: State, toy: Toy, until: number | null): State {
  const toys = [...state.toys.filter(({ id }) => id !== toy.id), toy];
  const movesUntil = until === null ? state.movesUntil : Math.max(until, state.movesUntil ?? 0);
  return { ...state, toys, movesUntil };
}

function putIn(state: State, toy: Toy, from: Point, { now, cue }: Tools<Cue>): State {
  const basket = basketOf(state.size);
  const inBasket = withToy(state, { ...toy, inBasket: true, moved: { from, at: now } }, now + HOP);
  const after: State = {
    ...inBasket,
    held: state.held.filter(({ id }) => id !== toy.id),
    chosen: state.chosen === toy.id ? null : state.chosen,
    score: state.score + TOY_POINTS,
  };
  const count = tidyCount(after);
  // Side by side, so that points that follow each other quickly can be told apart.
  cue({ type: 'tidied', kind: toy.kind, count, x: basket.x + basket.width * (count % 2 ? 0.68 : 1), y: basket.y });
  if (looseToys(after).length > 0) return after;
  cue({ type: 'over' });
  return { ...after, phase: 'over', overAt: now, movesUntil: now + CELEBRATION };
}

/** A tap on the basket: in goes the chosen toy, or the basket giggles. */
function putChosen(state: State, tools: Tools<Cue>): State {
  const toy = looseToys(state).find(({ id }) => id === state.chosen);
  if (toy) return putIn(state, toy, toy, tools);
  tools.cue({ type: 'giggled' });
  return state;
}

function help(state: State, tools: Tools<Cue>): State {
  tools.cue({ type: 'helped' });
  return state.helpAt === null ? helpOne(state, tools) : state;
}

/** Mommy's next step: a toy, those in small hands last; when there is none left, the bonus. */
function helpOne(state: State, tools: Tools<Cue>): State {
  const loose = looseToys(state);
  const isHeld = ({ id }: Toy) => state.held.some((hand) => hand.id === id);
  const toy = loose.find((other) => !isHeld(other)) ?? loose[0];
  if (toy)
    return {
      ...putIn(state, toy, state.held.find(({ id }) => id === toy.id) ?? toy, tools),
      helpAt: tools.now + HELP_STAGGER,
    };
  const { x, y, width } = basketOf(state.size);
  tools.cue({ type: 'bonus', x: x + width / 2, y });
  return { ...state, score: state.score + HELP_BONUS, helpAt: null };
}

/** A turned tablet: every toy keeps its share of the floor, and none ends up under the basket. */
function resize(state: State, size: Size, { random }: Tools<Cue>): State {
  if (size.width === state.size.width && size.height === state.size.height) return state;
  const free = freeIn(size);
  const placed: Point[] = [];
  const toys = state.toys.map((toy) => {
    const same = carry(toy, floorOf(state.size), floorOf(size));
    const [place = same] =
      toy.inBasket || free(same)
        ? [same]
        : scatter({ count: 1, area: floorOf(size), spacings: SPACINGS, taken: placed, free }, random);
    if (!toy.inBasket) placed.push(place);
    return { ...toy, ...place, moved: null };
  });
  return { ...state, size, toys, held: [] };
}
