// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const towerOfHanoiArt = {
  url,
  width: 492,
  height: 100,
  pieces: {
    bird: [156, 0, 68, 54],
    cactus: [82, 0, 70, 90],
    crown: [228, 0, 72, 52],
    'face-cheer': [304, 0, 60, 40],
    'face-smile': [368, 0, 60, 40],
    'face-soft': [432, 0, 60, 40],
    flag: [0, 0, 78, 100],
  },
} as const satisfies Sheet;
