import type { Gesture, Hint } from './hint';
import { createRandom } from './random';
import type { Rules, Tools } from './rules';

/** A running game: the one mutable thing. Tests and React drive the same one. */
export interface Game<State, Action, Cue, Options = void> {
  readonly state: State;
  /** Milliseconds of play so far. */
  readonly now: number;
  /** True while the game wants the clock. */
  readonly ticking: boolean;
  /** Plays an action; false says that the rules did not allow it. */
  play(action: Action): boolean;
  /** The gesture that the rules would show now; null where there is none. */
  hint(): Gesture | null;
  /** Does what the hint shows; false says that there is none, or that the rules did not allow all of it. */
  playHint(): boolean;
  /** Lets time pass, stopping exactly at each moment the game asked for. */
  advance(ms: number): void;
  /** A new round: time starts at 0 again and nothing of the old round is left. */
  restart(options: Options): void;
  /** Called after the state changed. */
  subscribe(listener: () => void): () => void;
  /** Called after the state changed or time passed. */
  follow(listener: () => void): () => void;
  /** Called with each cue, after the state that caused it is in place. */
  listen(listener: (cue: Cue) => void): () => void;
}

export function createGame<State, Action, Cue, Options>(
  rules: Rules<State, Action, Cue, Options>,
  options: Options,
  seed: number,
): Game<State, Action, Cue, Options> {
  const random = createRandom(seed);
  /** Whom to tell, and whether of time alone, too. */
  const subscribers = new Map<() => void, boolean>();
  const listeners = new Set<(cue: Cue) => void>();
  let now = 0;
  let cues: Cue[] = [];

  const tools: Tools<Cue> = {
    get now() {
      return now;
    },
    random,
    cue: (cue) => cues.push(cue),
  };

  let state = rules.start(options, tools);
  let announced = state;

  let asked: State | undefined;
  let wanted: number | null = null;
  /** The next moment is a matter of the state alone: it is asked for several times a frame, and looked up once. */
  function due() {
    if (asked !== state) {
      asked = state;
      wanted = rules.next?.(state) ?? null;
    }
    return wanted;
  }

  let hinted: { readonly state: State; readonly now: number; readonly hint: Hint<Action> | null } | null = null;
  /** A light looks at it in every frame; some rules think for a while. */
  function currentHint() {
    if (hinted?.state !== state || hinted.now !== now) hinted = { state, now, hint: rules.hint?.(state, now) ?? null };
    return hinted.hint;
  }

  const tell = (follows: boolean) => (listener: () => void) => {
    subscribers.set(listener, follows);
    return () => subscribers.delete(listener);
  };

  function announce() {
    const changed = announced !== state;
    announced = state;
    for (const [subscriber, follows] of subscribers) if (changed || follows) subscriber();
    const said = cues;
    cues = [];
    for (const cue of said) for (const listener of listeners) listener(cue);
  }

  function play(action: Action) {
    const before = state;
    state = rules.play(state, action, tools);
    if (state === before && cues.length === 0) return false;
    announce();
    return state !== before;
  }

  return {
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    get ticking() {
      return due() !== null;
    },
    play,
    hint: () => currentHint()?.gesture ?? null,
    playHint: () => currentHint()?.actions.every(play) ?? false,
    advance(ms) {
      const end = now + ms;
      for (let moment = due(); moment !== null && moment <= end; ) {
        now = Math.max(now, moment);
        state = rules.tick?.(state, tools) ?? state;
        const following = due();
        // A clock that stands still would hang the page: a loud error is kinder.
        if (following !== null && following <= moment) {
          throw new Error(`The rules stand still at ${moment} ms`);
        }
        moment = following;
      }
      // Time passes only while the game wants it, so a game at rest stays exactly as it is.
      if (due() !== null) now = end;
      announce();
    },
    restart(nextOptions) {
      now = 0;
      cues = [];
      state = rules.start(nextOptions, tools);
      announce();
    },
    subscribe: tell(false),
    follow: tell(true),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
