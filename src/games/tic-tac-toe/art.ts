// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const ticTacToeArt = {
  url,
  width: 412,
  height: 100,
  pieces: {
    o: [0, 0, 100, 100],
    'o-cheer': [104, 0, 100, 100],
    x: [208, 0, 100, 100],
    'x-cheer': [312, 0, 100, 100],
  },
} as const satisfies Sheet;
