import type { Effect } from './effects';

/** Passes on what a game shows for a moment to whoever shows it: popups, confetti, live region. */
export interface EffectBus {
  send(effect: Effect): void;
  watch(watcher: (effect: Effect) => void): () => void;
  /** A new round begins: what still celebrates the old one ends. */
  endCelebration(): void;
  onCelebrationEnd(listener: () => void): () => void;
}

export function createEffectBus(): EffectBus {
  const watchers = new Set<(effect: Effect) => void>();
  const enders = new Set<() => void>();
  return {
    send(effect) {
      for (const watcher of watchers) watcher(effect);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    endCelebration() {
      for (const end of enders) end();
    },
    onCelebrationEnd(listener) {
      enders.add(listener);
      return () => enders.delete(listener);
    },
  };
}
