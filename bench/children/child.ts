// A child at a running game: what a game's child.ts says about itself, and how touches in px reach its rules.
import { createGame, type Game } from '../../src/core/game';
import type { Point, Size } from '../../src/core/geometry';
import type { Gesture as Shown, Spot } from '../../src/core/hint';
import type { Rules } from '../../src/core/rules';
import { stageOn } from './stage';

/** A tap, or a drag to another place; or a button beside the stage, which is large and never missed. */
export type Gesture = Stroke | { press(): void };
export interface Stroke {
  readonly from: Point;
  readonly to?: Point;
}

/** What somebody who knows the game would do now, and what a slip of the mind would do instead. */
export interface Wish {
  readonly right: readonly Gesture[];
  readonly wrong: readonly Gesture[];
}

/** Fingers on the play area. */
export interface Fingers {
  down(at: Point, finger: number): void;
  move?(at: Point, finger: number): void;
  up?(at: Point, finger: number): void;
}

/** The end of a try. */
export type Count = (success: boolean) => void;

/** Where a game is played. */
export interface Room {
  readonly screen: Size;
  /** The play area in px. */
  readonly area: Size;
}

export interface Figures {
  /** Seconds up to the first success. */
  readonly first: number;
  /** The longest time without one, in seconds. */
  readonly longest: number;
  /** Of all tries those that succeed, from 0 to 1. */
  readonly share: number;
}

/** Which figure a specified number keeps from its target, and the number, in one short sentence; then what fills the wait. */
export type Because = Partial<Readonly<Record<keyof Figures | 'meanwhile', string>>>;

interface Play<State, Action, Cue, Options> {
  options(room: Room): Options;
  /** Whatever has to be pressed before a round begins. */
  begin?(game: Game<State, Action, Cue, Options>, room: Room): void;
  /** How much of the stage is play area, where it is not all of it. */
  area?(stage: Size, screen: Size): Size;
  /** The size of the play area in units, where these are not px. It is scaled as a whole and centered, unless it `stretches`. */
  world?(state: State, area: Size): Size;
  readonly stretches?: boolean;
  /** What touches do, in units. A touch that no cue tells of may be counted here. */
  fingers(game: Game<State, Action, Cue, Options>, room: Room, count: Count): Fingers;
  /** Null while there is nothing to do. */
  wish(game: Game<State, Action, Cue, Options>, room: Room): Wish | null;
  /** Where a spot of a hint lies that is a thing of the page: in units, or a button beside the stage that is pressed. */
  spot?(name: string, game: Game<State, Action, Cue, Options>, room: Room): Point | { press(): void } | undefined;
  /** True for a success, false for a try that failed, undefined for what is no end of a try. */
  judge(cue: Cue): boolean | undefined;
  isOver(state: State): boolean;
  points?(state: State): number;
  hasWon?(state: State): boolean;
  readonly because?: Because;
}

/** A try that came to its end, in ms since the game was opened. */
export interface Try {
  readonly at: number;
  readonly success: boolean;
}

/** A game that somebody sits at, in px, whatever the game. */
export interface Sitting extends Required<Fingers> {
  readonly stage: Size;
  readonly area: Size;
  readonly now: number;
  readonly isOver: boolean;
  readonly tries: readonly Try[];
  /** Null where a game has none. */
  readonly points: number | null;
  readonly hasWon: boolean | null;
  pass(ms: number): void;
  wish(): Wish | null;
  /** What the ghost hand would show now. */
  hint(): Gesture | null;
  /** Does exactly what the hint means, without a finger; false where there is none, or not all of it was allowed. */
  playHint(): boolean;
}

export interface Child {
  readonly because: Because;
  sitDown(screen: Size, seed: number): Sitting;
}

/** The exports of a game's child.ts. */
export interface ChildFile {
  readonly child: Child;
}

export const childFileOf = (id: string) => `src/games/${id}/child.ts`;

/** The most time that passes unseen. */
const FRAME = 1000 / 60;

export const childOf = <State, Action, Cue, Options>(
  rules: Rules<State, Action, Cue, Options>,
  play: Play<State, Action, Cue, Options>,
): Child => ({
  because: play.because ?? {},
  sitDown(screen, seed) {
    const stage = stageOn(screen);
    const area = play.area?.(stage, screen) ?? stage;
    const room = { screen, area };
    const game = createGame(rules, play.options(room), seed);
    play.begin?.(game, room);
    const world = play.world?.(game.state, area) ?? area;
    const { toUnits, toPixels } = unitsOf(world, area, play.stretches);

    let now = 0;
    const tries: Try[] = [];
    const count: Count = (success) => void tries.push({ at: now, success });
    game.listen((cue) => {
      const success = play.judge(cue);
      if (success !== undefined) count(success);
    });
    const fingers = play.fingers(game, room, count);
    const inPixels = (gesture: Gesture): Gesture =>
      'press' in gesture ? gesture : { from: toPixels(gesture.from), ...(gesture.to && { to: toPixels(gesture.to) }) };

    /** A spot of a hint in units, or a button beside the stage. */
    function placeOf(spot: Spot) {
      const place = typeof spot === 'string' ? play.spot?.(spot, game, room) : spot;
      if (!place) throw new Error(`Nothing is known of the spot ${spot}`);
      return place;
    }
    function gestureOf(shown: Shown): Gesture {
      const from = placeOf(shown.type === 'tap' ? shown.at : shown.from);
      if ('press' in from) return from;
      if (shown.type === 'tap') return { from };
      const to = placeOf(shown.type === 'turn' ? shown.around : shown.to);
      if ('press' in to) return to;
      return { from, to: shown.type === 'turn' ? quarterRound(from, to) : to };
    }

    return {
      stage,
      area,
      tries,
      get now() {
        return now;
      },
      get isOver() {
        return play.isOver(game.state);
      },
      get points() {
        return play.points?.(game.state) ?? null;
      },
      get hasWon() {
        return play.hasWon?.(game.state) ?? null;
      },
      pass(ms) {
        // A game that waits for the child has no clock; the child has.
        for (let left = ms; left > 0; left -= FRAME) {
          const step = Math.min(FRAME, left);
          now += step;
          game.advance(step);
        }
      },
      wish() {
        const wish = play.wish(game, room);
        return wish && { right: wish.right.map(inPixels), wrong: wish.wrong.map(inPixels) };
      },
      hint() {
        const shown = game.hint();
        return shown && inPixels(gestureOf(shown));
      },
      playHint: game.playHint,
      down: (at, finger) => fingers.down(toUnits(at), finger),
      move: (at, finger) => fingers.move?.(toUnits(at), finger),
      up: (at, finger) => fingers.up?.(toUnits(at), finger),
    };
  },
});

/** Where a finger is after a quarter of a turn, clockwise. */
const quarterRound = (from: Point, around: Point): Point => ({
  x: around.x - (from.y - around.y),
  y: around.y + (from.x - around.x),
});

/** From px of the play area to units and back, as the stage does it. */
function unitsOf(world: Size, area: Size, stretches = false) {
  const [across, down] = [area.width / world.width, area.height / world.height];
  const scale = stretches ? { x: across, y: down } : { x: Math.min(across, down), y: Math.min(across, down) };
  const left = (area.width - world.width * scale.x) / 2;
  const top = (area.height - world.height * scale.y) / 2;
  return {
    toUnits: ({ x, y }: Point): Point => ({ x: (x - left) / scale.x, y: (y - top) / scale.y }),
    toPixels: ({ x, y }: Point): Point => ({ x: left + x * scale.x, y: top + y * scale.y }),
  };
}
