import type { StickerSet } from '../../kit/stickers/sticker';
import car from './art/stickers/car.svg?url';
import mommy from './art/stickers/mommy.svg?url';
import teddy from './art/stickers/teddy.svg?url';
import { facts } from './rules/stickers';
import type { Cue, State } from './rules/toys';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'clean-up-toys',
  facts,
  looks: {
    car: { name: 'Toy car', picture: car },
    teddy: { name: 'Teddy bear', picture: teddy },
    mommy: { name: 'Mommy with a heart', picture: mommy },
  },
};
