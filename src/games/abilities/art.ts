// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const abilitiesArt = {
  url,
  width: 990,
  height: 140,
  pieces: {
    block: [746, 0, 48, 48],
    body: [798, 0, 48, 48],
    'bot-body': [850, 0, 48, 48],
    'bot-head': [416, 0, 60, 60],
    'bot-tail': [954, 0, 36, 36],
    cape: [672, 0, 70, 56],
    diamond: [902, 0, 48, 48],
    'diamondTouch': [0, 0, 100, 100],
    head: [480, 0, 60, 60],
    'head-laser': [544, 0, 60, 60],
    'head-oops': [608, 0, 60, 60],
    'laserEyes': [104, 0, 100, 100],
    speed: [208, 0, 100, 100],
    strength: [312, 0, 100, 100],
    tail: [0, 104, 36, 36],
  },
} as const satisfies Sheet;
