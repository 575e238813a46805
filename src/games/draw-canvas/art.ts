// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const drawCanvasArt = {
  url,
  width: 1002,
  height: 288,
  pieces: {
    menu: [0, 0, 330, 220],
    'shape-circle': [0, 224, 64, 64],
    'shape-diamond': [68, 224, 64, 64],
    'shape-heart': [136, 224, 64, 64],
    'shape-rectangle': [204, 224, 64, 64],
    'shape-star': [272, 224, 64, 64],
    'shape-triangle': [340, 224, 64, 64],
    'tool-clear': [334, 0, 80, 80],
    'tool-draw': [418, 0, 80, 80],
    'tool-fill': [502, 0, 80, 80],
    'tool-print': [586, 0, 80, 80],
    'tool-redo': [670, 0, 80, 80],
    'tool-save': [754, 0, 80, 80],
    'tool-splash': [838, 0, 80, 80],
    'tool-undo': [922, 0, 80, 80],
  },
} as const satisfies Sheet;
