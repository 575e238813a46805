// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const dotsAndLinesArt = {
  url,
  width: 680,
  height: 220,
  pieces: {
    'box-blue': [428, 0, 80, 80],
    'box-red': [512, 0, 80, 80],
    dot: [596, 0, 40, 40],
    'dot-chosen': [640, 0, 40, 40],
    menu: [0, 0, 330, 220],
    pencil: [334, 0, 90, 96],
  },
} as const satisfies Sheet;
