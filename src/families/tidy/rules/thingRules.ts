import { distance, type Point, type Size } from '../../../core/geometry';
import type { Tools } from '../../../core/rules';
import { tidyHint } from './hint';
import { carry, findPlace, keepIn, playAreaOf } from './scatter';
import {
  awayCount,
  looseThings,
  type Setting,
  type Thing,
  type ThingAction,
  type ThingCue,
  type Things,
  thingAt,
} from './things';

/** Moved by less, a thing was only pressed. */
const NUDGE = 10;
/** The last thing is seen on its way before the panel covers it. */
const PANEL_AFTER = 700;

/** The rules of such a game. */
export function thingRules<Kind extends string, Target extends string, State extends Things<Kind, Target>>({
  kinds,
  count,
  side,
  spacings,
  points,
  penalty,
  homeOf,
  boxOf,
  opening,
  targetFor,
  areaOf,
}: Setting<Kind, Target>) {
  type Its = Tools<ThingCue<Kind>>;

  /** A place for one more thing: where it would like to be, if it may lie there. */
  function lay(size: Size, taken: Point[], { random }: Its, wish?: Point): Point {
    const gapAt = (place: Point) =>
      targetFor(place, size) ? -1 : Math.min(...taken.map((other) => distance(place, other)));
    const place = wish && gapAt(wish) >= 0 ? wish : findPlace(areaOf(size), spacings, gapAt, random);
    taken.push(place);
    return place;
  }

  /** The thing as it is now, on top of the others. */
  const withThing = (state: State, thing: Thing<Kind>): State => ({
    ...state,
    things: [...state.things.filter(({ id }) => id !== thing.id), thing],
  });

  function grab(state: State, { finger, x, y }: Point & { finger: number }, { cue }: Its): State {
    const thing = thingAt<Kind>(state, { x, y }, side);
    if (thing?.hand) return state;
    if (!thing) {
      cue({ type: 'missed' });
      return { ...state, vain: state.vain + 1, touched: { x, y, count: (state.touched?.count ?? 0) + 1 } };
    }
    cue({ type: 'grabbed', kind: thing.kind });
    const hand = { finger, x: thing.x, y: thing.y, dragOffset: { x: x - thing.x, y: y - thing.y } };
    return withThing({ ...state, chosen: thing.id }, { ...thing, hand });
  }

  /** What a finger does with the thing it holds. */
  function handle(state: State, action: Extract<ThingAction, { finger: number }>, tools: Its): State {
    const thing = state.things.find(({ hand }) => hand?.finger === action.finger);
    if (!thing?.hand) return state;
    const { hand } = thing;
    if (action.type === 'drag') {
      const { width, height, ...area } = playAreaOf(state.size);
      const { x, y } = hand.dragOffset;
      const reach = { ...area, width: width - side, height: height - side };
      return withThing(state, { ...thing, hand: { ...hand, ...keepIn({ x: action.x - x, y: action.y - y }, reach) } });
    }
    if (action.type === 'cancel') return withThing(state, { ...thing, hand: null });
    const vain = state.vain + 1;
    // A press that went nowhere was meant as a tap: the thing stays chosen.
    if (distance(thing, hand) < NUDGE) return withThing({ ...state, vain }, { ...thing, hand: null });
    const into = targetFor(hand, state.size);
    if (into) return put(state, thing, into, tools);
    tools.cue({ type: 'dropped' });
    return withThing({ ...state, vain, chosen: null }, { ...thing, x: hand.x, y: hand.y, hand: null });
  }

  function put(state: State, thing: Thing<Kind>, into: Target, { now, cue }: Its): State {
    const { kind } = thing;
    const away = homeOf(kind) === into;
    const box = boxOf(into, state.size);
    const at = { x: box.x + (box.width - side) / 2, y: box.y + box.height * opening - side / 2 };
    const after = withThing(state, { ...thing, ...(away && at), hand: null, away });
    const correct = awayCount(after);
    const done = correct === after.things.length;
    const lost = Math.min(penalty, state.score);
    // Side by side, so that points that follow each other quickly can be told apart.
    const popup = { kind, x: at.x + side * (correct % 2 ? 0.7 : 0), y: at.y };
    cue(away ? { type: 'taken', count: correct, ...popup } : { type: 'refused', lost, ...popup });
    if (done) cue({ type: 'done' });
    return {
      ...after,
      chosen: null,
      score: state.score + (away ? points : -lost),
      last: { kind, into },
      puts: state.puts + 1,
      vain: away ? 0 : state.vain + 1,
      done,
      endsAt: done ? now + PANEL_AFTER : null,
    };
  }

  /** A turned tablet: every thing keeps its share of the room, and none ends up under a target. */
  function resize(state: State, size: Size, tools: Its): State {
    if (size.width === state.size.width && size.height === state.size.height) return state;
    const taken: Point[] = [];
    const things = state.things.map((thing) => ({
      ...thing,
      ...lay(size, taken, tools, carry(thing, areaOf(state.size), areaOf(size))),
      hand: null,
    }));
    return { ...state, size, things };
  }

  return {
    put,

    start(size: Size, tools: Its): Things<Kind, Target> {
      const { random } = tools;
      const taken: Point[] = [];
      const picked = random.shuffle(kinds).slice(0, random.int(...count));
      return {
        size,
        things: picked.map((kind, id) => ({ ...lay(size, taken, tools), id, kind, hand: null, away: false })),
        chosen: null,
        score: 0,
        last: null,
        puts: 0,
        touched: null,
        vain: 0,
        done: false,
        endsAt: null,
      };
    },

    play(state: State, action: ThingAction<Target>, tools: Its): State {
      if (action.type === 'resize') return resize(state, action.size, tools);
      if (state.done) return state;
      if (action.type === 'grab') return grab(state, action, tools);
      if (action.type !== 'put') return handle(state, action, tools);
      const thing = looseThings(state).find(({ id }) => id === state.chosen);
      if (thing) return put(state, thing, action.into, tools);
      tools.cue({ type: 'giggled' });
      return state;
    },

    next: ({ endsAt }: State) => endsAt,

    tick: (state: State): State => ({ ...state, endsAt: null }),

    hint: (state: State) => tidyHint<Kind, Target>(state, { side, boxOf, homeOf }),
  };
}
