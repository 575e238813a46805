import type { StickerSet } from '../../kit/stickers/sticker';
import earth from './art/stickers/earth.svg?url';
import rocket from './art/stickers/rocket.svg?url';
import saturn from './art/stickers/saturn.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'solar-system',
  facts,
  looks: {
    earth: { name: 'Our Earth', picture: earth },
    saturn: { name: 'Saturn with a ring', picture: saturn },
    rocket: { name: 'Wiggle in a rocket', picture: rocket },
  },
};
