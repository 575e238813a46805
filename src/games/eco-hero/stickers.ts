import type { StickerSet } from '../../kit/stickers/sticker';
import bottle from './art/stickers/bottle.svg?url';
import earth from './art/stickers/earth.svg?url';
import tree from './art/stickers/tree.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'eco-hero',
  facts,
  looks: {
    bottle: { name: 'Clean bottle', picture: bottle },
    earth: { name: 'Earth the hero', picture: earth },
    tree: { name: 'Apple tree', picture: tree },
  },
};
