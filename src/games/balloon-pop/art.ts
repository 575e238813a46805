// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const balloonPopArt = {
  url,
  width: 1022,
  height: 608,
  pieces: {
    'balloon-blue': [364, 0, 110, 200],
    'balloon-green': [478, 0, 110, 200],
    'balloon-orange': [592, 0, 110, 200],
    'balloon-pink': [706, 0, 110, 200],
    'balloon-purple': [820, 0, 110, 200],
    'balloon-red': [0, 304, 110, 200],
    'balloon-teal': [114, 304, 110, 200],
    'balloon-yellow': [228, 304, 110, 200],
    menu: [0, 0, 360, 300],
    pop: [342, 304, 160, 160],
    'prize-bonus-balloon': [506, 304, 100, 100],
    'prize-candy': [610, 304, 100, 100],
    'prize-diamond': [714, 304, 100, 100],
    'prize-duck': [818, 304, 100, 100],
    'prize-gift': [922, 304, 100, 100],
    'prize-star': [0, 508, 100, 100],
  },
} as const satisfies Sheet;
