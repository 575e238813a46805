// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const adamArt = {
  url,
  width: 1004,
  height: 324,
  pieces: {
    adam: [334, 0, 150, 170],
    circle: [488, 0, 100, 100],
    diamond: [592, 0, 100, 100],
    heart: [696, 0, 100, 100],
    menu: [0, 0, 330, 220],
    mystery: [800, 0, 100, 100],
    slot: [904, 0, 100, 100],
    star: [0, 224, 100, 100],
    triangle: [104, 224, 100, 100],
  },
} as const satisfies Sheet;
