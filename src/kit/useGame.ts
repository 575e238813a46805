import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createGame, type Game } from '../core/game';
import type { Rules } from '../core/rules';
import { type Effect, type Effects, effectOf } from './effects';
import { everyFrame } from './frames';
import { vibrate } from './haptics';
import type { Sound } from './late/synth';
import { loadExtras } from './loadExtras';
import { createShows, type Shows } from './shows';
import type { Note } from './sound';

/** A game at the table: the running game with everything the page around it needs. */
export interface Table<State, Action, Cue, Options> {
  readonly game: Game<State, Action, Cue, Options>;
  readonly paused: boolean;
  setPaused(paused: boolean): void;
  readonly muted: boolean;
  setMuted(muted: boolean): void;
  /** Answers something that is not a cue, for example a tap that misses. */
  perform(effect: Effect): void;
  readonly shows: Shows;
}

/** What the page frame needs to know of a table, whatever the game. */
export type AnyTable = Pick<Table<never, never, never, never>, 'paused' | 'setPaused' | 'muted' | 'setMuted' | 'shows'>;

/** The one place where chance enters the product. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

interface Setting<Cue extends { readonly type: string }> {
  readonly effects: Effects<Cue>;
  /** Where a game keeps its mute, if it does. */
  readonly mute?: [boolean, (muted: boolean) => void];
}

/**
 * Runs a game: its clock goes while it wants one and nobody paused it, its cues are heard, felt
 * and shown. While the game waits for the child no animation frame runs.
 */
export function useGame<State, Action, Cue extends { readonly type: string }, Options>(
  rules: Rules<State, Action, Cue, Options>,
  options: Options,
  { effects, mute }: Setting<Cue>,
): Table<State, Action, Cue, Options> {
  const [game] = useState(() => createGame(rules, options, newSeed()));
  const [shows] = useState(createShows);
  const [paused, setPaused] = useState(false);
  const visitMute = useState(false);
  const [muted, setMuted] = mute ?? visitMute;
  const play = useSound(muted);

  const perform = useCallback(
    (effect: Effect) => {
      if (effect.notes) play(effect.notes);
      if (effect.haptic) vibrate(effect.haptic);
      shows.show(effect);
    },
    [shows, play],
  );

  useEffect(() => game.listen((cue) => perform(effectOf(effects, cue))), [game, effects, perform]);
  useClock(game, paused);

  return { game, paused, setPaused, muted, setMuted, perform, shows };
}

/** Plays notes, once the synthesizer is there. */
function useSound(muted: boolean): (notes: readonly Note[]) => void {
  const sound = useRef<Promise<Sound | null>>(undefined);
  useEffect(() => {
    let gone = false;
    const loading = loadExtras().then((extras) => (gone ? null : (extras?.createSound() ?? null)));
    sound.current = loading;
    return () => {
      gone = true;
      void loading.then((made) => made?.close());
    };
  }, []);
  useEffect(() => {
    void sound.current?.then((made) => made?.setMuted(muted));
  }, [muted]);
  return useCallback((notes) => {
    const asked = performance.now();
    void sound.current?.then((made) => made?.play(notes, asked));
  }, []);
}

/** Lets the game's time pass with the frames, and only while there is something to wait for. */
function useClock<State, Action, Cue, Options>(game: Game<State, Action, Cue, Options>, paused: boolean) {
  useEffect(() => {
    if (paused) return;
    let stop: (() => void) | null = null;
    function step(elapsed: number) {
      game.advance(elapsed);
      if (!game.ticking) stop = null;
      return stop !== null;
    }
    function wake() {
      if (stop === null && game.ticking) stop = everyFrame(step);
    }
    wake();
    const unsubscribe = game.subscribe(wake);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [game, paused]);
}

/**
 * A part of the state; the component renders again only when that part changes. It is looked at when the state has
 * changed, and one that asks for the time, in every frame.
 */
export function useGameState<State, Action, Cue, Options, Part>(
  game: Game<State, Action, Cue, Options>,
  select: (state: State, now: number) => Part,
): Part {
  const snapshot = () => select(game.state, game.now);
  const part = useSyncExternalStore(select.length > 1 ? game.follow : game.subscribe, snapshot, snapshot);
  // React subscribes after the first paint. What measuring the stage has changed before is to be seen in it already.
  const [, lookAgain] = useState(part);
  const latest = useRef(snapshot);
  useLayoutEffect(() => lookAgain(() => latest.current()), []);
  return part;
}

/** A part of the state as text: only these letters are rendered again when it changes, not the page around them. */
export function Live<State, Action, Cue, Options>({
  game,
  of,
}: {
  readonly game: Game<State, Action, Cue, Options>;
  readonly of: (state: State) => number;
}) {
  return useGameState(game, of);
}
