// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const fidgetSpinnerArt = {
  url,
  width: 1016,
  height: 608,
  pieces: {
    blade: [0, 0, 200, 200],
    classic: [204, 0, 200, 200],
    diamond: [408, 0, 200, 200],
    fan: [612, 0, 200, 200],
    flower: [816, 0, 200, 200],
    hexagon: [0, 204, 200, 200],
    hub: [204, 408, 60, 60],
    'hub-cheer': [268, 408, 60, 60],
    neon: [204, 204, 200, 200],
    ninja: [408, 204, 200, 200],
    rainbow: [612, 204, 200, 200],
    spider: [816, 204, 200, 200],
    triangle: [0, 408, 200, 200],
  },
} as const satisfies Sheet;
