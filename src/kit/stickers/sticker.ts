import type { Fact } from '../../core/stickers';

/** How a sticker looks, and what it is called for those who do not see it. */
export interface StickerLook {
  readonly name: string;
  /** The address of its picture. */
  readonly picture: string;
}

/** The stickers of a game, and the facts of play that give them. */
export interface StickerSet<State, Cue, Sticker extends string = string> {
  /** The name of the game's folder. */
  readonly game: string;
  readonly facts: Readonly<Record<Sticker, Fact<State, Cue>>>;
  readonly looks: Readonly<Record<Sticker, StickerLook>>;
}

/** Fetches the stickers of a game: it can be played without them. */
export type LoadStickers<State, Cue> = () => Promise<{ readonly stickers: StickerSet<State, Cue> }>;

/** The name of a sticker among all of the site, as it is kept on the device. */
export const stickerId = (game: string, sticker: string) => `${game}/${sticker}`;
