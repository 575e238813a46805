import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Watched } from './session';

function usePart<Part>(subscribe: (listener: () => void) => () => void, snapshot: () => Part): Part {
  const part = useSyncExternalStore(subscribe, snapshot, snapshot);
  // React subscribes after the first paint. What measuring the stage has changed before is to be seen in it already.
  const [, lookAgain] = useState(part);
  const latest = useRef(snapshot);
  useLayoutEffect(() => lookAgain(() => latest.current()), []);
  return part;
}

/**
 * A part of the state; the component renders again only when that part changes. `select` gives a primitive or a part of
 * the state, never a new object.
 */
export const useGameState = <State, Part>({ game }: Watched<State>, select: (state: State) => Part): Part =>
  usePart(game.subscribe, () => select(game.state));

/** The same for what changes with time alone, like the seconds left: it is looked at in every frame. */
export const useGameTime = <State, Part>({ game }: Watched<State>, select: (state: State, now: number) => Part): Part =>
  usePart(game.follow, () => select(game.state, game.now));

/** A part of the state as text: only these letters are rendered again when it changes, not the page around them. */
export function LiveValue<State>({ session, of }: { session: Watched<State>; of: (state: State) => number }) {
  return useGameState(session, of);
}
