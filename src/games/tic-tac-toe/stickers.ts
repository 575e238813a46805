import type { StickerSet } from '../../kit/stickers/sticker';
import cross from './art/stickers/cross.svg?url';
import heart from './art/stickers/heart.svg?url';
import ring from './art/stickers/ring.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'tic-tac-toe',
  facts,
  looks: {
    cross: { name: 'X the friend', picture: cross },
    ring: { name: 'O the friend', picture: ring },
    heart: { name: 'Friends in a heart', picture: heart },
  },
};
