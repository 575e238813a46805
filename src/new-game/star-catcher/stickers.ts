import type { StickerSet } from '../../kit/stickers/sticker';
import comet from './art/stickers/comet.svg?url';
import pair from './art/stickers/pair.svg?url';
import star from './art/stickers/star.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'star-catcher',
  facts,
  looks: {
    star: { name: 'Star Catcher: a star', picture: star },
    pair: { name: 'Star Catcher: two stars', picture: pair },
    comet: { name: 'Star Catcher: a comet', picture: comet },
  },
};
