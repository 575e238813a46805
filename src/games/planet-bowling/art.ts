// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const planetBowlingArt = {
  url,
  width: 954,
  height: 324,
  pieces: {
    arrow: [296, 224, 30, 36],
    earth: [334, 0, 100, 100],
    jupiter: [438, 0, 100, 100],
    mars: [542, 0, 100, 100],
    menu: [0, 0, 330, 220],
    mercury: [646, 0, 100, 100],
    neptune: [750, 0, 100, 100],
    pin: [208, 224, 40, 80],
    'pin-down': [330, 224, 70, 36],
    'pin-top': [404, 224, 36, 36],
    saturn: [854, 0, 100, 100],
    star: [252, 224, 40, 40],
    uranus: [0, 224, 100, 100],
    venus: [104, 224, 100, 100],
  },
} as const satisfies Sheet;
