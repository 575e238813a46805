// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const solarSystemArt = {
  url,
  width: 930,
  height: 264,
  pieces: {
    comet: [208, 164, 108, 68],
    earth: [518, 0, 100, 100],
    jupiter: [622, 0, 100, 100],
    mars: [726, 0, 100, 100],
    mercury: [830, 0, 100, 100],
    neptune: [0, 164, 100, 100],
    rocket: [164, 0, 82, 138],
    saturn: [354, 0, 160, 110],
    star: [320, 164, 44, 44],
    sun: [0, 0, 160, 160],
    uranus: [250, 0, 100, 130],
    venus: [104, 164, 100, 100],
  },
} as const satisfies Sheet;
