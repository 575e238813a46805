// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const snakeArt = {
  url,
  width: 924,
  height: 220,
  pieces: {
    apple: [526, 0, 48, 48],
    body: [578, 0, 48, 48],
    'bot-body': [630, 0, 48, 48],
    'bot-head': [334, 0, 60, 70],
    'bot-tail': [682, 0, 36, 36],
    flower: [794, 0, 30, 30],
    head: [398, 0, 60, 60],
    'head-oops': [462, 0, 60, 60],
    ladybug: [722, 0, 28, 36],
    menu: [0, 0, 330, 220],
    pebble: [828, 0, 34, 24],
    tail: [754, 0, 36, 36],
    tongue: [898, 0, 26, 16],
    tuft: [866, 0, 28, 24],
  },
} as const satisfies Sheet;
