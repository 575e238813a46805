// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const planetBowlingArt = {
  url,
  width: 1004,
  height: 140,
  pieces: {
    dot: [74, 104, 20, 20],
    'Earth': [0, 0, 100, 100],
    'Jupiter': [104, 0, 100, 100],
    'Mars': [208, 0, 100, 100],
    'Mercury': [312, 0, 100, 100],
    'Neptune': [416, 0, 100, 100],
    pad: [832, 0, 84, 84],
    pin: [920, 0, 40, 80],
    'pin-down': [0, 104, 70, 36],
    'Saturn': [520, 0, 100, 100],
    shadow: [964, 0, 40, 40],
    'Uranus': [624, 0, 100, 100],
    'Venus': [728, 0, 100, 100],
  },
} as const satisfies Sheet;
