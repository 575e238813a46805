import type { Effect } from './effects';

/** What a game shows for a moment, told to whoever paints it (popups, confetti, live region). */
export interface Shows {
  show(effect: Effect): void;
  watch(watcher: (effect: Effect) => void): () => void;
}

export function createShows(): Shows {
  const watchers = new Set<(effect: Effect) => void>();
  return {
    show(effect) {
      for (const watcher of watchers) watcher(effect);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
