// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const dotsAndLinesArt = {
  url,
  width: 346,
  height: 96,
  pieces: {
    'box-blue': [94, 0, 80, 80],
    'box-red': [178, 0, 80, 80],
    dot: [262, 0, 40, 40],
    'dot-chosen': [306, 0, 40, 40],
    pencil: [0, 0, 90, 96],
  },
} as const satisfies Sheet;
