// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const memoryMatchArt = {
  url,
  width: 974,
  height: 532,
  pieces: {
    apple: [458, 0, 100, 100],
    baby: [562, 0, 100, 100],
    back: [334, 0, 120, 150],
    ball: [666, 0, 100, 100],
    balloon: [770, 0, 100, 100],
    banana: [874, 0, 100, 100],
    bear: [0, 224, 100, 100],
    berry: [104, 224, 100, 100],
    bunny: [208, 224, 100, 100],
    butterfly: [312, 224, 100, 100],
    car: [416, 224, 100, 100],
    cat: [520, 224, 100, 100],
    cookie: [624, 224, 100, 100],
    dog: [728, 224, 100, 100],
    duck: [832, 224, 100, 100],
    flower: [0, 328, 100, 100],
    frog: [104, 328, 100, 100],
    gift: [208, 328, 100, 100],
    house: [312, 328, 100, 100],
    menu: [0, 0, 330, 220],
    milk: [416, 328, 100, 100],
    moon: [520, 328, 100, 100],
    plane: [624, 328, 100, 100],
    sock: [728, 328, 100, 100],
    star: [832, 328, 100, 100],
    sun: [0, 432, 100, 100],
    train: [104, 432, 100, 100],
  },
} as const satisfies Sheet;
