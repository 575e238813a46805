// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const abilitiesArt = {
  url,
  width: 1002,
  height: 280,
  pieces: {
    block: [74, 224, 48, 48],
    body: [126, 224, 48, 48],
    'bot-body': [178, 224, 48, 48],
    'bot-head': [750, 0, 60, 60],
    'bot-tail': [282, 224, 36, 36],
    cape: [0, 224, 70, 56],
    diamond: [230, 224, 48, 48],
    'diamondTouch': [334, 0, 100, 100],
    head: [814, 0, 60, 60],
    'head-laser': [878, 0, 60, 60],
    'head-oops': [942, 0, 60, 60],
    'laserEyes': [438, 0, 100, 100],
    menu: [0, 0, 330, 220],
    speed: [542, 0, 100, 100],
    strength: [646, 0, 100, 100],
    tail: [322, 224, 36, 36],
  },
} as const satisfies Sheet;
