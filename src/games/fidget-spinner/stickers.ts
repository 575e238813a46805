import type { StickerSet } from '../../kit/stickers/sticker';
import flower from './art/stickers/flower.svg?url';
import spinner from './art/stickers/spinner.svg?url';
import whirl from './art/stickers/whirl.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'fidget-spinner',
  facts,
  looks: {
    spinner: { name: 'Spinner', picture: spinner },
    whirl: { name: 'Rainbow whirl', picture: whirl },
    flower: { name: 'Flower spinner', picture: flower },
  },
};
