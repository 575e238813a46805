import type { Game } from '../../core/game';
import type { Effect } from '../session/effects';
import { award } from './award';
import { writeGiven } from './given';
import type { StickerSet } from './sticker';

/** Gives the stickers that a child earns, while the game is open. Returns how to stop: then they are written down. */
export function watchFacts<State, Cue>(
  { game: name, facts, looks }: StickerSet<State, Cue>,
  game: Pick<Game<State, never, Cue, never>, 'state' | 'listen'>,
  playEffect: (effect: Effect) => void,
): () => void {
  /** Those that were earned in this visit: each is looked at once. */
  const earned = new Set<string>();
  const stop = game.listen((cue) => {
    for (const [sticker, isFact] of Object.entries(facts)) {
      if (earned.has(sticker) || !isFact(cue, game.state)) continue;
      earned.add(sticker);
      award(name, sticker, looks[sticker], playEffect);
    }
  });
  return () => {
    stop();
    writeGiven();
  };
}
