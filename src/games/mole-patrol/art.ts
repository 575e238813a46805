// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const molePatrolArt = {
  url,
  width: 950,
  height: 354,
  pieces: {
    helmet: [670, 224, 114, 53],
    'hole-back': [342, 224, 160, 70],
    'hole-front': [506, 224, 160, 60],
    mallet: [124, 224, 110, 110],
    menu: [0, 0, 330, 220],
    'mole-confused': [334, 0, 120, 130],
    'mole-happy': [458, 0, 120, 130],
    'mole-hit': [582, 0, 120, 130],
    'mole-normal': [706, 0, 120, 130],
    'mole-sleepy': [830, 0, 120, 130],
    'mole-surprised': [0, 224, 120, 130],
    puff: [238, 224, 100, 80],
    tuft: [850, 224, 44, 34],
    'tuft-flower': [788, 224, 58, 44],
  },
} as const satisfies Sheet;
