import type { Effect } from './session/effects';
import type { StickerSet } from './stickers/sticker';

const loadStickers = () => import('./stickers/parts');
let parts: ReturnType<typeof loadStickers> | null = null;

/**
 * Gives the stickers that a cue earned. `told` are those of this game that were looked at already: what gives them is
 * fetched once a child has earned one, and not before.
 */
export function noteFacts<State, Cue>(
  { game, facts, looks }: StickerSet<State, Cue>,
  told: Set<string>,
  cue: Cue,
  state: State,
  playEffect: (effect: Effect) => void,
): void {
  for (const [sticker, isFact] of Object.entries(facts)) {
    if (told.has(sticker) || !isFact(cue, state)) continue;
    told.add(sticker);
    parts ??= loadStickers();
    parts.then(
      ({ award }) => award(game, sticker, looks[sticker], playEffect),
      (error) => {
        // It is earned again with the next such fact.
        parts = null;
        told.delete(sticker);
        console.warn('Playing without stickers for now', error);
      },
    );
  }
}

/** The game is left: what was given is written down. */
export const leaveStickers = (): void =>
  void parts?.then(
    ({ writeGiven }) => writeGiven(),
    () => {},
  );
