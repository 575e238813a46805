// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const ticTacToeArt = {
  url,
  width: 746,
  height: 220,
  pieces: {
    menu: [0, 0, 330, 220],
    o: [334, 0, 100, 100],
    'o-cheer': [438, 0, 100, 100],
    x: [542, 0, 100, 100],
    'x-cheer': [646, 0, 100, 100],
  },
} as const satisfies Sheet;
