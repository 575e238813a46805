// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const drawCanvasArt = {
  url,
  width: 1008,
  height: 148,
  pieces: {
    'shape-circle': [672, 0, 64, 64],
    'shape-diamond': [740, 0, 64, 64],
    'shape-heart': [808, 0, 64, 64],
    'shape-rectangle': [876, 0, 64, 64],
    'shape-star': [944, 0, 64, 64],
    'shape-triangle': [0, 84, 64, 64],
    'tool-clear': [0, 0, 80, 80],
    'tool-draw': [84, 0, 80, 80],
    'tool-fill': [168, 0, 80, 80],
    'tool-print': [252, 0, 80, 80],
    'tool-redo': [336, 0, 80, 80],
    'tool-save': [420, 0, 80, 80],
    'tool-splash': [504, 0, 80, 80],
    'tool-undo': [588, 0, 80, 80],
  },
} as const satisfies Sheet;
