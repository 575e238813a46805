import type { StickerSet } from '../../kit/stickers/sticker';
import crayon from './art/stickers/crayon.svg?url';
import rainbow from './art/stickers/rainbow.svg?url';
import splash from './art/stickers/splash.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'draw-canvas',
  facts,
  looks: {
    crayon: { name: 'Happy crayon', picture: crayon },
    rainbow: { name: 'Rainbow', picture: rainbow },
    splash: { name: 'Paint splash', picture: splash },
  },
};
