import type { StickerSet } from '../../kit/stickers/sticker';
import helmet from './art/stickers/helmet.svg?url';
import mallet from './art/stickers/mallet.svg?url';
import mole from './art/stickers/mole.svg?url';
import type { Cue } from './rules/rules';
import type { State } from './rules/state';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'mole-patrol',
  facts,
  looks: {
    mole: { name: 'Laughing mole', picture: mole },
    helmet: { name: 'Mole with a helmet', picture: helmet },
    mallet: { name: 'Toy mallet', picture: mallet },
  },
};
