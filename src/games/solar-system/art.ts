// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const solarSystemArt = {
  url,
  width: 952,
  height: 324,
  pieces: {
    comet: [520, 224, 108, 68],
    earth: [852, 0, 100, 100],
    jupiter: [0, 224, 100, 100],
    mars: [104, 224, 100, 100],
    menu: [0, 0, 330, 220],
    mercury: [208, 224, 100, 100],
    neptune: [312, 224, 100, 100],
    rocket: [498, 0, 82, 138],
    saturn: [688, 0, 160, 110],
    star: [632, 224, 44, 44],
    sun: [334, 0, 160, 160],
    uranus: [584, 0, 100, 130],
    venus: [416, 224, 100, 100],
  },
} as const satisfies Sheet;
