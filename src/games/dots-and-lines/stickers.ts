import type { StickerSet } from '../../kit/stickers/sticker';
import box from './art/stickers/box.svg?url';
import medal from './art/stickers/medal.svg?url';
import pencil from './art/stickers/pencil.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'dots-and-lines',
  facts,
  looks: {
    pencil: { name: 'Pencil', picture: pencil },
    box: { name: 'Blue box', picture: box },
    medal: { name: 'Gold medal', picture: medal },
  },
};
