import type { StickerSet } from '../../kit/stickers/sticker';
import cape from './art/stickers/cape.svg?url';
import diamond from './art/stickers/diamond.svg?url';
import laser from './art/stickers/laser.svg?url';
import type { Cue, State } from './rules/state';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'abilities',
  facts,
  looks: {
    diamond: { name: 'Sparkling diamond', picture: diamond },
    cape: { name: 'Super snake', picture: cape },
    laser: { name: 'Laser eyes', picture: laser },
  },
};
