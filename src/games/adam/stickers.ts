import type { StickerSet } from '../../kit/stickers/sticker';
import chest from './art/stickers/chest.svg?url';
import owl from './art/stickers/owl.svg?url';
import star from './art/stickers/star.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'adam',
  facts,
  looks: {
    star: { name: 'Green star', picture: star },
    chest: { name: 'Treasure chest', picture: chest },
    owl: { name: 'Adam the owl', picture: owl },
  },
};
