import type { StickerSet } from '../../kit/stickers/sticker';
import basket from './art/stickers/basket.svg?url';
import pumpkin from './art/stickers/pumpkin.svg?url';
import wand from './art/stickers/wand.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'pumpkin-catcher',
  facts,
  looks: {
    pumpkin: { name: 'Pumpkin', picture: pumpkin },
    basket: { name: 'Full basket', picture: basket },
    wand: { name: 'Magic wand', picture: wand },
  },
};
