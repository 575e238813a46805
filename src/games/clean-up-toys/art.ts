// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const cleanUpToysArt = {
  url,
  width: 936,
  height: 552,
  pieces: {
    'art-supplies': [628, 224, 100, 100],
    ball: [732, 224, 100, 100],
    'basket-back': [208, 452, 260, 78],
    'basket-front': [334, 0, 260, 190],
    books: [836, 224, 100, 100],
    car: [0, 348, 100, 100],
    'circus-tent': [104, 348, 100, 100],
    'dart-board': [208, 348, 100, 100],
    dice: [312, 348, 100, 100],
    drums: [416, 348, 100, 100],
    guitar: [520, 348, 100, 100],
    masks: [624, 348, 100, 100],
    menu: [0, 0, 330, 220],
    mommy: [598, 0, 160, 182],
    'puzzle-piece': [728, 348, 100, 100],
    rug: [0, 224, 400, 120],
    shadow: [472, 452, 100, 28],
    shelf: [404, 224, 220, 116],
    target: [832, 348, 100, 100],
    'teddy-bear': [0, 452, 100, 100],
    window: [762, 0, 160, 156],
    'yo-yo': [104, 452, 100, 100],
  },
} as const satisfies Sheet;
