import { useEffect, useSyncExternalStore } from 'react';
import type { SessionFrame } from '../session/session';

/** The game that is played right now, as far as the page around it has something to do with it. */
export interface GameOnScreen {
  /** A round is being played: no menu and no panel lies over it. */
  readonly underWay: boolean;
  /** Pauses it, where it runs. */
  pause(): unknown;
  readonly session: SessionFrame;
}

let shown: GameOnScreen | null = null;
const watchers = new Set<() => void>();

function show(game: GameOnScreen | null) {
  shown = game;
  for (const watcher of watchers) watcher();
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Tells of a game while its page is there. */
export function useTellGame(underWay: boolean, pause: () => unknown, session: SessionFrame): void {
  useEffect(() => show({ underWay, pause, session }), [underWay, pause, session]);
  useEffect(() => () => show(null), []);
}

/** The game on the screen; null on every other page. */
export const useGameOnScreen = () =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  );
