// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const memoryMatchArt = {
  url,
  width: 952,
  height: 358,
  pieces: {
    apple: [124, 0, 100, 100],
    baby: [228, 0, 100, 100],
    back: [0, 0, 120, 150],
    ball: [332, 0, 100, 100],
    balloon: [436, 0, 100, 100],
    banana: [540, 0, 100, 100],
    bear: [644, 0, 100, 100],
    berry: [748, 0, 100, 100],
    bunny: [852, 0, 100, 100],
    butterfly: [0, 154, 100, 100],
    car: [104, 154, 100, 100],
    cat: [208, 154, 100, 100],
    cookie: [312, 154, 100, 100],
    dog: [416, 154, 100, 100],
    duck: [520, 154, 100, 100],
    flower: [624, 154, 100, 100],
    frog: [728, 154, 100, 100],
    gift: [832, 154, 100, 100],
    house: [0, 258, 100, 100],
    milk: [104, 258, 100, 100],
    moon: [208, 258, 100, 100],
    plane: [312, 258, 100, 100],
    sock: [416, 258, 100, 100],
    star: [520, 258, 100, 100],
    sun: [624, 258, 100, 100],
    train: [728, 258, 100, 100],
  },
} as const satisfies Sheet;
