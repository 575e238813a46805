// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const pumpkinCatcherArt = {
  url,
  width: 982,
  height: 314,
  pieces: {
    basket: [530, 0, 150, 110],
    'basket-back': [584, 224, 150, 46],
    bat: [282, 224, 110, 80],
    candy: [396, 224, 90, 80],
    ghost: [684, 0, 90, 100],
    leaf: [738, 224, 40, 30],
    menu: [0, 0, 330, 220],
    pumpkin: [0, 224, 90, 90],
    sparkle: [778, 0, 100, 100],
    spider: [490, 224, 90, 80],
    splat: [882, 0, 100, 100],
    treat: [94, 224, 90, 90],
    'tree-autumn': [334, 0, 94, 130],
    'tree-gold': [432, 0, 94, 130],
    trick: [188, 224, 90, 90],
  },
} as const satisfies Sheet;
