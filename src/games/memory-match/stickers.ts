import type { StickerSet } from '../../kit/stickers/sticker';
import bear from './art/stickers/bear.svg?url';
import cards from './art/stickers/cards.svg?url';
import moon from './art/stickers/moon.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'memory-match',
  facts,
  looks: {
    cards: { name: 'Pair of cards', picture: cards },
    bear: { name: 'Party bear', picture: bear },
    moon: { name: 'Sleepy moon', picture: moon },
  },
};
