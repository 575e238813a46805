import { useCallback, useEffect, useMemo, useState } from 'react';
import { createGame, type Game } from '../../core/game';
import type { Point, Size } from '../../core/geometry';
import type { Rules } from '../../core/rules';
import { pace } from '../family/calm';
import { whenLoaded } from '../late';
import { loadStickers } from '../stickers';
import type { LoadStickers } from '../stickers/sticker';
import { createEffectBus } from './effectBus';
import { asShown, type Effect, type Effects, effectOf } from './effects';
import { everyFrame } from './frames';
import { vibrate } from './haptics';
import type { GameSession } from './session';
import { useSound } from './useSound';

/** The one place where chance enters the rules. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

interface Setting<State, Action, Cue extends { readonly type: string }> {
  readonly effects: Effects<Cue>;
  /** Where a game keeps its mute, if it does. */
  readonly mute?: [boolean, (muted: boolean) => void];
  /** The action that tells the rules a new size of the stage, where they want to know it. */
  readonly resize?: (size: Size) => Action;
  /** Fetches what gives its stickers. */
  readonly stickers?: LoadStickers<State, Cue>;
}

/**
 * Runs a game: its clock goes while it wants one and nobody paused it, its cues are heard, felt
 * and shown. While it waits for the child it asks for no animation frame.
 */
export function useGame<State, Action, Cue extends { readonly type: string }, Options>(
  rules: Rules<State, Action, Cue, Options>,
  options: Options,
  { effects, mute, resize, stickers }: Setting<State, Action, Cue>,
): GameSession<State, Action, Cue, Options> {
  const [game] = useState(() => createGame(rules, options, newSeed()));
  const [effectBus] = useState(createEffectBus);
  const [stage] = useState(() => ({
    size: { width: 1, height: 1 },
    parts: [] as Promise<unknown>[],
    toScreen: null as ((point: Point) => Point) | null,
    tries: { played: 0, failures: 0 },
    /** The game told of what an action did. */
    told: false,
  }));
  const [paused, setPaused] = useState(false);
  const [round, setRound] = useState(0);
  const visitMute = useState(false);
  const [muted, setMuted] = mute ?? visitMute;
  const playNotes = useSound(muted);

  const playEffect = useCallback(
    (effect: Effect) => {
      if (effect.notes) playNotes(effect.notes);
      if (effect.haptic) vibrate(effect.haptic);
      effectBus.send(asShown(effect));
    },
    [effectBus, playNotes],
  );
  useEffect(
    () =>
      game.listen((cue) => {
        const effect = effectOf(effects, cue);
        if (effect.fails || effect.popup?.mood === 'bad') stage.tries.failures++;
        else if (effect.popup) stage.tries.failures = 0;
        stage.told = true;
        playEffect(effect);
      }),
    [game, effects, playEffect, stage],
  );
  useEffect(() => {
    if (!stickers) return;
    let stop = () => {};
    // Nobody has earned one who has not played: a bot may play alone.
    const unlisten = game.listen(() => {
      if (stage.tries.played === 0) return;
      unlisten();
      stop = whenLoaded(loadStickers(stickers), ([parts, own]) => parts.watchFacts(own.stickers, game, playEffect));
    });
    return () => {
      unlisten();
      stop();
    };
  }, [game, stickers, playEffect, stage]);
  useClock(game, paused);

  return useMemo(() => {
    function newRound() {
      setPaused(false);
      setRound((count) => count + 1);
      effectBus.endCelebration();
    }
    function count(play: () => boolean) {
      const { tries } = stage;
      const { failures } = tries;
      stage.told = false;
      const didSomething = play();
      if (didSomething) tries.played++;
      // What is done without a word, as leading a basket, is no success yet.
      if (didSomething && stage.told && tries.failures === failures) tries.failures = 0;
      return didSomething;
    }
    const playNow = (action: Action) => count(() => game.play(action));
    return {
      game,
      paused,
      setPaused,
      muted,
      setMuted,
      round,
      playEffect,
      effectBus,
      play: (action, { whilePaused = false } = {}) => (!paused || whilePaused) && playNow(action),
      begin(action) {
        newRound();
        return playNow(action);
      },
      restart(next) {
        newRound();
        game.restart(next);
      },
      get size() {
        return stage.size;
      },
      resize(size) {
        stage.size = size;
        if (resize) game.play(resize(size));
      },
      drawnBy(toScreen) {
        stage.toScreen = toScreen;
      },
      get toScreen() {
        return stage.toScreen;
      },
      hint: () => (paused ? null : game.hint()),
      playHint: () => !paused && count(game.playHint),
      tries: stage.tries,
      waitFor: (part) => void stage.parts.push(part),
      whenReady: () => Promise.all(stage.parts),
    };
  }, [game, paused, muted, setMuted, round, playEffect, effectBus, stage, resize]);
}

/** Lets the game's time pass with the frames, and only while there is something to wait for; slower in a calm game. */
function useClock<State, Action, Cue, Options>(game: Game<State, Action, Cue, Options>, paused: boolean) {
  useEffect(() => {
    if (paused) return;
    let stop: (() => void) | null = null;
    function step(elapsed: number) {
      game.advance(elapsed * pace());
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
