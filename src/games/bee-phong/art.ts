// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const beePhongArt = {
  url,
  width: 1008,
  height: 308,
  pieces: {
    'bee-body': [0, 228, 100, 80],
    'bee-dizzy': [858, 0, 112, 96],
    'bee-wing': [974, 0, 34, 96],
    cloud: [104, 228, 120, 62],
    cup: [636, 0, 70, 130],
    'cup-back': [710, 0, 70, 130],
    'cup-front': [784, 0, 70, 130],
    dot: [262, 228, 20, 20],
    menu: [188, 0, 330, 220],
    puff: [286, 228, 20, 20],
    'sling-back': [0, 0, 90, 224],
    'sling-front': [94, 0, 90, 224],
    'sling-pouch': [228, 228, 30, 34],
    splash: [522, 0, 110, 160],
  },
} as const satisfies Sheet;
