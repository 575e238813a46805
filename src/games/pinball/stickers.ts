import type { StickerSet } from '../../kit/stickers/sticker';
import ball from './art/stickers/ball.svg?url';
import bumper from './art/stickers/bumper.svg?url';
import helper from './art/stickers/helper.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'pinball',
  facts,
  looks: {
    ball: { name: 'Silver ball', picture: ball },
    bumper: { name: 'Smiling bumper', picture: bumper },
    helper: { name: 'Super helper', picture: helper },
  },
};
