import type { StickerSet } from '../../kit/stickers/sticker';
import frame from './art/stickers/frame.svg?url';
import sun from './art/stickers/sun.svg?url';
import tile from './art/stickers/tile.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'fifteen-puzzle',
  facts,
  looks: {
    tile: { name: 'Sliding tile', picture: tile },
    frame: { name: 'Picture of Wiggle', picture: frame },
    sun: { name: 'Laughing sun', picture: sun },
  },
};
