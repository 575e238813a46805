import type { StickerSet } from '../../kit/stickers/sticker';
import pin from './art/stickers/pin.svg?url';
import planet from './art/stickers/planet.svg?url';
import trophy from './art/stickers/trophy.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'planet-bowling',
  facts,
  looks: {
    pin: { name: 'Bowling pin', picture: pin },
    trophy: { name: 'Golden trophy', picture: trophy },
    planet: { name: 'Bowling planet', picture: planet },
  },
};
