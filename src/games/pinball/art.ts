// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const pinballArt = {
  url,
  width: 994,
  height: 268,
  pieces: {
    ball: [160, 224, 40, 40],
    'bumper-big': [334, 0, 120, 120],
    'bumper-big-lit': [458, 0, 120, 120],
    'bumper-teal': [582, 0, 100, 100],
    'bumper-teal-lit': [686, 0, 100, 100],
    'bumper-yellow': [790, 0, 100, 100],
    'bumper-yellow-lit': [894, 0, 100, 100],
    flipper: [0, 224, 156, 44],
    helper: [204, 224, 40, 40],
    lamp: [292, 224, 28, 28],
    menu: [0, 0, 330, 220],
    star: [248, 224, 40, 40],
  },
} as const satisfies Sheet;
