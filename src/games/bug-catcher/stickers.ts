import type { StickerSet } from '../../kit/stickers/sticker';
import butterfly from './art/stickers/butterfly.svg?url';
import ladybug from './art/stickers/ladybug.svg?url';
import net from './art/stickers/net.svg?url';
import type { Cue, State } from './rules/rules';
import { facts } from './rules/stickers';

export const stickers: StickerSet<State, Cue, keyof typeof facts> = {
  game: 'bug-catcher',
  facts,
  looks: {
    ladybug: { name: 'Ladybug', picture: ladybug },
    net: { name: 'Butterfly net', picture: net },
    butterfly: { name: 'Blue butterfly', picture: butterfly },
  },
};
