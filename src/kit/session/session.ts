import type { Game } from '../../core/game';
import type { Point, Size } from '../../core/geometry';
import type { Gesture } from '../../core/hint';
import type { EffectBus } from './effectBus';
import type { Effect } from './effects';

/** How a child fares. */
export interface Tries {
  /** How many actions did something, ever. */
  played: number;
  /** How many failed since something succeeded: the game said so, or a touch did nothing. */
  failures: number;
}

/** What the page around a game needs to know of a session, whatever the game. */
export interface SessionFrame {
  readonly paused: boolean;
  setPaused(paused: boolean): void;
  readonly muted: boolean;
  setMuted(muted: boolean): void;
  /** Counts the rounds that began, from 0 on. */
  readonly round: number;
  /** Shows and sounds something that is not a cue, for example a tap that misses. */
  playEffect(effect: Effect): void;
  readonly effectBus: EffectBus;
  /** The size of the stage in pixels of the page, once it is measured. */
  readonly size: Size;
  /** The stage tells its size, and the rules get it. */
  resize(size: Size): void;
  /** The stage tells where on the screen a point of the game lies. */
  drawnBy(toScreen: (point: Point) => Point): void;
  readonly toScreen: ((point: Point) => Point) | null;
  /** What a grown-up would show now; null while the game waits or is paused. */
  hint(): Gesture | null;
  /** Does that; false where there was nothing to do. */
  playHint(): boolean;
  readonly tries: Tries;
  /** The game counts as ready when all of these have settled. */
  waitFor(part: Promise<unknown>): void;
  whenReady(): Promise<unknown>;
}

/** A running game with everything the page around it needs: pause, restart, size, mute and effects belong to it. */
export interface GameSession<State, Action, Cue, Options> extends SessionFrame {
  readonly game: Game<State, Action, Cue, Options>;
  /** Plays an action; nothing is allowed while the game is paused, but what says otherwise. */
  play(action: Action, options?: { readonly whilePaused?: boolean }): boolean;
  /** An action that begins a round: nobody is paused any more, and nothing of the last round celebrates. */
  begin(action: Action): boolean;
  /** A new game from the start, in the same way. */
  restart(options: Options): void;
}

/** What can be watched of a game. */
export interface Watched<State> {
  readonly game: Pick<Game<State, never, never, never>, 'state' | 'now' | 'subscribe' | 'follow'>;
}
