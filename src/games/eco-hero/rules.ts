import { distance, type Point } from '../../core/geometry';
import type { Rules, Tools } from '../../core/rules';
import { carry, follow, hold, type Size, scatter } from '../../core/scatter';
import { type Bin, binOf, KINDS } from './items';
import { beachOf, binAt, binFor, ITEM, pictureOf, reachOf } from './layout';
import { type Action, type Cue, type Item, looseItems, type State } from './state';

/** 8, 9 or 10 items a round. */
export const ITEM_COUNT = { min: 8, max: 10 } as const;
export const RIGHT_POINTS = 15;
export const WRONG_POINTS = 5;
export const CELEBRATION = 3000;
/** Items lie at least 120 apart, or 84 where that does not work out. */
export const SPACINGS = [120, 84] as const;
/** An item's way into a bin, or back to where it lay. */
export const HOP = 560;
/** At the start the items are washed ashore, one so long after the other. */
const ARRIVAL_STAGGER = 60;
/** Moved by less, a thing was only pressed. */
const NUDGE = 10;

export const rules: Rules<State, Action, Cue, Size> = {
  start(size, { now, random }) {
    const count = random.int(ITEM_COUNT.min, ITEM_COUNT.max);
    const kinds = random.shuffle(KINDS);
    const places = scatter({ count, area: beachOf(size), spacings: SPACINGS }, random);
    return {
      phase: 'playing',
      size,
      items: places.flatMap((place, id) => {
        const kind = kinds[id];
        const moved = { from: { x: place.x, y: -2 * ITEM }, at: now + id * ARRIVAL_STAGGER };
        return kind ? [{ ...place, id, kind, inBin: false, moved }] : [];
      }),
      held: [],
      chosen: null,
      score: 0,
      correct: 0,
      wrong: 0,
      hint: null,
      judged: null,
      touched: null,
      movesUntil: now + count * ARRIVAL_STAGGER + HOP,
      wonAt: 0,
    };
  },

  play(state, action, tools) {
    if (action.type === 'resize') return resize(state, action.size);
    if (state.phase === 'won') return state;
    switch (action.type) {
      case 'bin':
        return sortChosen(state, action.bin, tools);
      case 'touch': {
        const { x, y } = action;
        const felt = moving({ ...state, touched: { x, y, at: tools.now } }, tools.now + HOP);
        const bin = binAt(action, state.size);
        if (bin) return sortChosen(felt, bin, tools);
        tools.cue({ type: 'missed' });
        return felt;
      }
      default:
        return handle(state, action, tools);
    }
  },

  next: ({ movesUntil }) => movesUntil,

  tick: (state) => ({ ...state, movesUntil: null }),
};

/** The clock runs on until then, if not longer. */
const moving = (state: State, until: number): State => ({
  ...state,
  movesUntil: Math.max(until, state.movesUntil ?? 0),
});

/** The item as it is now, on top of the others. */
const withItem = (state: State, item: Item): State => ({
  ...state,
  items: [...state.items.filter(({ id }) => id !== item.id), item],
});

/** What a hand does with one item. Those in a bin are out of reach. */
function handle(state: State, action: Extract<Action, { readonly id: number }>, tools: Tools<Cue>): State {
  const { id } = action;
  const { now, cue } = tools;
  const item = looseItems(state).find((other) => other.id === id);
  const hand = state.held.find((other) => other.id === id);
  if (!item) return state;
  switch (action.type) {
    case 'grab':
      if (hand) return state;
      cue({ type: 'grabbed' });
      return { ...state, held: [...state.held, hold(item, action)], chosen: id };
    case 'choose':
      cue({ type: 'grabbed' });
      return { ...state, chosen: id };
  }
  if (!hand) return state;
  const held = state.held.filter((other) => other !== hand);
  switch (action.type) {
    case 'drag':
      return { ...state, held: [...held, follow(hand, action, reachOf(state.size))] };
    case 'cancel':
      return moving(withItem({ ...state, held }, { ...item, moved: { from: hand, at: now } }), now + HOP);
    default: {
      const bin = binFor(hand, state.size);
      // A long press that went nowhere was meant as a tap.
      const dropped = { ...state, held, chosen: distance(hand, item) < NUDGE ? id : null };
      if (bin) return sort(dropped, item, bin, hand, tools);
      cue({ type: 'dropped' });
      return withItem(dropped, { ...item, x: hand.x, y: hand.y, moved: null });
    }
  }
}

/** A tap on a bin: in goes the chosen item, or the bin giggles. */
function sortChosen(state: State, bin: Bin, tools: Tools<Cue>): State {
  const item = looseItems(state).find(({ id }) => id === state.chosen);
  if (item) return sort({ ...state, chosen: null }, item, bin, item, tools);
  tools.cue({ type: 'giggled' });
  return state;
}

function sort(state: State, item: Item, bin: Bin, from: Point, { now, cue }: Tools<Cue>): State {
  const { kind } = item;
  const picture = pictureOf(bin, state.size);
  const at = { x: picture.x + picture.width / 2, y: picture.y };
  const right = binOf(kind) === bin;
  const held = state.held.filter(({ id }) => id !== item.id);
  const judged = moving(
    withItem({ ...state, held, judged: { bin, right, at: now } }, { ...item, inBin: right, moved: { from, at: now } }),
    now + HOP,
  );
  if (!right) {
    const lost = Math.min(WRONG_POINTS, state.score);
    cue({ type: 'wrong', kind, lost, ...at });
    return { ...judged, score: state.score - lost, wrong: state.wrong + 1, hint: kind };
  }
  const correct = state.correct + 1;
  cue({ type: 'right', kind, correct, ...at });
  const sorted: State = { ...judged, score: state.score + RIGHT_POINTS, correct, hint: null };
  if (looseItems(sorted).length > 0) return sorted;
  cue({ type: 'won' });
  return moving({ ...sorted, phase: 'won', wonAt: now }, now + CELEBRATION);
}

/** A turned tablet: every item keeps its share of the beach, and nobody holds one. */
function resize(state: State, size: Size): State {
  if (size.width === state.size.width && size.height === state.size.height) return state;
  const items = state.items.map((item) => ({
    ...item,
    ...carry(item, beachOf(state.size), beachOf(size)),
    moved: null,
  }));
  return { ...state, size, items, held: [] };
}
