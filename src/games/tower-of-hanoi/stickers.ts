import type { StickerSet } from '../../kit/stickers/sticker';
import castle from './art/stickers/castle.svg?url';
import ring from './art/stickers/ring.svg?url';
import tower from './art/stickers/tower.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'tower-of-hanoi',
  facts,
  looks: {
    ring: { name: 'Blue ring', picture: ring },
    tower: { name: 'Tower of rings', picture: tower },
    castle: { name: 'Sand castle', picture: castle },
  },
};
