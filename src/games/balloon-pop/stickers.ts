import type { StickerSet } from '../../kit/stickers/sticker';
import balloon from './art/stickers/balloon.svg?url';
import bunch from './art/stickers/bunch.svg?url';
import duck from './art/stickers/duck.svg?url';
import type { Cue, State } from './rules/sky';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'balloon-pop',
  facts,
  looks: {
    balloon: { name: 'Red balloon', picture: balloon },
    bunch: { name: 'Three balloons', picture: bunch },
    duck: { name: 'Yellow duck', picture: duck },
  },
};
