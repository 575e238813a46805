import type { StickerSet } from '../../kit/stickers/sticker';
import block from './art/stickers/block.svg?url';
import castle from './art/stickers/castle.svg?url';
import crane from './art/stickers/crane.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'block-builder',
  facts,
  looks: {
    block: { name: 'Red block', picture: block },
    crane: { name: 'Yellow crane', picture: crane },
    castle: { name: 'Block castle', picture: castle },
  },
};
