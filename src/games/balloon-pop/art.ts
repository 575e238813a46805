// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const balloonPopArt = {
  url,
  width: 908,
  height: 364,
  pieces: {
    'balloon-blue': [0, 0, 110, 200],
    'balloon-green': [114, 0, 110, 200],
    'balloon-orange': [228, 0, 110, 200],
    'balloon-pink': [342, 0, 110, 200],
    'balloon-purple': [456, 0, 110, 200],
    'balloon-red': [570, 0, 110, 200],
    'balloon-teal': [684, 0, 110, 200],
    'balloon-yellow': [798, 0, 110, 200],
    pop: [0, 204, 160, 160],
    'prize-bonus-balloon': [164, 204, 100, 100],
    'prize-candy': [268, 204, 100, 100],
    'prize-diamond': [372, 204, 100, 100],
    'prize-duck': [476, 204, 100, 100],
    'prize-gift': [580, 204, 100, 100],
    'prize-star': [684, 204, 100, 100],
  },
} as const satisfies Sheet;
