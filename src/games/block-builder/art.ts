// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const blockBuilderArt = {
  url,
  width: 1002,
  height: 264,
  pieces: {
    'block-blue': [918, 0, 40, 40],
    'block-cyan': [962, 0, 40, 40],
    'block-emerald': [0, 224, 40, 40],
    'block-green': [44, 224, 40, 40],
    'block-indigo': [88, 224, 40, 40],
    'block-lime': [132, 224, 40, 40],
    'block-orange': [176, 224, 40, 40],
    'block-pink': [220, 224, 40, 40],
    'block-purple': [264, 224, 40, 40],
    'block-red': [308, 224, 40, 40],
    'block-rose': [352, 224, 40, 40],
    'block-yellow': [396, 224, 40, 40],
    crane: [334, 0, 160, 200],
    eraser: [498, 0, 80, 80],
    menu: [0, 0, 330, 220],
    'tool-clear': [582, 0, 80, 80],
    'tool-print': [666, 0, 80, 80],
    'tool-save': [750, 0, 80, 80],
    'tool-undo': [834, 0, 80, 80],
  },
} as const satisfies Sheet;
