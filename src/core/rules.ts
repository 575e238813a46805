import type { Hint } from './hint';
import type { Random } from './random';

/** What a game is given from outside: the time, the dice and a way to say what happened. */
export interface Tools<Cue> {
  /** Milliseconds of play. Stands still while the game is paused or waits for the child. */
  readonly now: number;
  /** Seeded dice: the same seed always gives the same game. */
  readonly random: Random;
  /** A fact of the game ("popped", "won"). The view decides how it sounds and looks. */
  cue(cue: Cue): void;
}

/** A game as a pure machine: time, chance and input come in, a new state and cues go out. */
export interface Rules<State, Action, Cue, Options = void> {
  start(options: Options, tools: Tools<Cue>): State;
  /** Giving the same `state` back says: not allowed, nothing happened. */
  play(state: State, action: Action, tools: Tools<Cue>): State;
  /** When the game next wants the clock, in ms of play; null while it waits for the child. */
  next?(state: State): number | null;
  /** Called at exactly the moment `next` named. It must move that moment forward. */
  tick?(state: State, tools: Tools<Cue>): State;
  /** What a kind grown-up would point at now; null where there is nothing to do but wait. */
  hint?(state: State, now: number): Hint<Action> | null;
}

/** The earliest of some deadlines, where null means "none". */
export function earliest(...deadlines: readonly (number | null | undefined)[]): number | null {
  let first: number | null = null;
  for (const deadline of deadlines) {
    if (deadline != null && (first === null || deadline < first)) first = deadline;
  }
  return first;
}

/** Whole seconds until a moment, as a clock on the screen counts down; 0 once it has come. */
export const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));
