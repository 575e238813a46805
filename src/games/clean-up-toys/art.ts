// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const cleanUpToysArt = {
  url,
  width: 1400,
  height: 324,
  pieces: {
    basket: [334, 0, 520, 190],
    menu: [0, 0, 330, 220],
    mommy: [858, 0, 160, 182],
    things: [0, 224, 1400, 100],
  },
} as const satisfies Sheet;
