// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const bugCatcherArt = {
  url,
  width: 1018,
  height: 324,
  pieces: {
    'bee-body': [638, 0, 68, 102],
    'bee-wing': [474, 224, 50, 50],
    beetle: [710, 0, 100, 100],
    'beetle-2': [814, 0, 100, 100],
    'butterfly-body': [208, 224, 48, 96],
    'butterfly-wing': [260, 224, 58, 92],
    'flower-pink': [478, 0, 76, 130],
    'flower-purple': [558, 0, 76, 130],
    'flower-white': [322, 224, 52, 84],
    ladybug: [918, 0, 100, 100],
    'ladybug-2': [0, 224, 100, 100],
    'leaf-plant': [378, 224, 92, 72],
    menu: [0, 0, 330, 220],
    net: [334, 0, 140, 182],
    puff: [104, 224, 100, 100],
    tuft: [528, 224, 44, 34],
  },
} as const satisfies Sheet;
