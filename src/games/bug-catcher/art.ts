// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const bugCatcherArt = {
  url,
  width: 954,
  height: 324,
  pieces: {
    bee: [638, 0, 120, 102],
    'bee-body': [762, 0, 68, 102],
    'bee-wing': [786, 224, 50, 50],
    beetle: [0, 224, 100, 100],
    'beetle-2': [104, 224, 100, 100],
    butterfly: [834, 0, 120, 102],
    'butterfly-body': [520, 224, 48, 96],
    'butterfly-wing': [572, 224, 58, 92],
    'flower-pink': [478, 0, 76, 130],
    'flower-purple': [558, 0, 76, 130],
    'flower-white': [634, 224, 52, 84],
    ladybug: [208, 224, 100, 100],
    'ladybug-2': [312, 224, 100, 100],
    'leaf-plant': [690, 224, 92, 72],
    menu: [0, 0, 330, 220],
    net: [334, 0, 140, 182],
    puff: [416, 224, 100, 100],
    tuft: [840, 224, 44, 34],
  },
} as const satisfies Sheet;
