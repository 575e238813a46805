import type { LoadStickers } from './stickers/sticker';

/** What gives stickers, and those of a game; null where they cannot come: the game goes on without them. */
export const loadStickers = <State, Cue>(own: LoadStickers<State, Cue>) =>
  Promise.all([import('./stickers/parts'), own()]).catch((error) => {
    console.warn('Playing without stickers', error);
    return null;
  });
