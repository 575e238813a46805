// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const towerOfHanoiArt = {
  url,
  width: 1010,
  height: 264,
  pieces: {
    bird: [738, 0, 68, 54],
    cactus: [580, 0, 70, 90],
    crown: [810, 0, 72, 52],
    'face-cheer': [886, 0, 60, 40],
    'face-smile': [950, 0, 60, 40],
    'face-soft': [0, 224, 60, 40],
    flag: [498, 0, 78, 100],
    menu: [0, 0, 330, 220],
    peg: [334, 0, 160, 200],
    'sun-small': [654, 0, 80, 80],
  },
} as const satisfies Sheet;
