// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const beePhongArt = {
  url,
  width: 998,
  height: 304,
  pieces: {
    'bee-body': [0, 224, 100, 80],
    'bee-dizzy': [646, 0, 110, 90],
    'bee-wing': [450, 224, 34, 50],
    cloud: [326, 224, 120, 62],
    cup: [104, 224, 70, 80],
    'cup-back': [178, 224, 70, 80],
    'cup-front': [252, 224, 70, 80],
    'flower-pink': [760, 0, 60, 90],
    'flower-yellow': [824, 0, 60, 90],
    hive: [522, 0, 120, 130],
    menu: [0, 0, 330, 220],
    'sling-back': [334, 0, 90, 150],
    'sling-front': [428, 0, 90, 150],
    'sling-pouch': [488, 224, 30, 34],
    splash: [888, 0, 110, 90],
  },
} as const satisfies Sheet;
