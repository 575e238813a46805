import type { StickerSet } from '../../kit/stickers/sticker';
import bee from './art/stickers/bee.svg?url';
import flower from './art/stickers/flower.svg?url';
import honey from './art/stickers/honey.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'bee-phong',
  facts,
  looks: {
    bee: { name: 'Little bee', picture: bee },
    flower: { name: 'Pink flower', picture: flower },
    honey: { name: 'Honey pot', picture: honey },
  },
};
