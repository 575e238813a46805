import type { StickerSet } from '../../kit/stickers/sticker';
import apple from './art/stickers/apple.svg?url';
import crown from './art/stickers/crown.svg?url';
import snake from './art/stickers/snake.svg?url';
import type { Cue } from './rules/rules';
import type { State } from './rules/state';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'snake',
  facts,
  looks: {
    apple: { name: 'Red apple', picture: apple },
    snake: { name: 'Cozy snake', picture: snake },
    crown: { name: 'Snake with a crown', picture: crown },
  },
};
