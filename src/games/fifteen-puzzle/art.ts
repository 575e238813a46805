// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const fifteenPuzzleArt = {
  url,
  width: 734,
  height: 400,
  pieces: {
    menu: [404, 0, 330, 220],
    picture: [0, 0, 400, 400],
  },
} as const satisfies Sheet;
