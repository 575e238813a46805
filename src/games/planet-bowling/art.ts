// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const planetBowlingArt = {
  url,
  width: 872,
  height: 144,
  pieces: {
    arrow: [208, 104, 30, 36],
    earth: [0, 0, 100, 100],
    jupiter: [104, 0, 100, 100],
    lane: [0, 104, 160, 40],
    mars: [208, 0, 100, 100],
    mercury: [312, 0, 100, 100],
    neptune: [416, 0, 100, 100],
    pin: [832, 0, 40, 80],
    'pin-down': [242, 104, 70, 36],
    saturn: [520, 0, 100, 100],
    star: [164, 104, 40, 40],
    uranus: [624, 0, 100, 100],
    venus: [728, 0, 100, 100],
  },
} as const satisfies Sheet;
