// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const fidgetSpinnerArt = {
  url,
  width: 1016,
  height: 628,
  pieces: {
    blade: [334, 0, 200, 200],
    classic: [538, 0, 200, 200],
    diamond: [742, 0, 200, 200],
    fan: [0, 224, 200, 200],
    flower: [204, 224, 200, 200],
    hexagon: [408, 224, 200, 200],
    hub: [612, 428, 60, 60],
    'hub-cheer': [676, 428, 60, 60],
    menu: [0, 0, 330, 220],
    neon: [612, 224, 200, 200],
    ninja: [816, 224, 200, 200],
    rainbow: [0, 428, 200, 200],
    spider: [204, 428, 200, 200],
    triangle: [408, 428, 200, 200],
  },
} as const satisfies Sheet;
