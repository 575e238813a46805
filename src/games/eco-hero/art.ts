// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const ecoHeroArt = {
  url,
  width: 1400,
  height: 732,
  pieces: {
    bins: [0, 224, 1080, 200],
    earth: [0, 428, 200, 200],
    menu: [0, 0, 330, 220],
    things: [0, 632, 1400, 100],
  },
} as const satisfies Sheet;
