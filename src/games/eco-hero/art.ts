// Written by scripts/art.mjs from art/*.svg; run `npm run art` after changing a picture.
import type { Sheet } from '../../kit/sprites';
import url from './art.svg?url';

export const ecoHeroArt = {
  url,
  width: 980,
  height: 632,
  pieces: {
    'aluminum-can': [880, 224, 100, 100],
    'apple-core': [0, 428, 100, 100],
    'banana-peel': [104, 428, 100, 100],
    'bin-compost': [334, 0, 180, 200],
    'bin-compost-open': [518, 0, 180, 200],
    'bin-recycling': [702, 0, 180, 200],
    'bin-recycling-open': [0, 224, 180, 200],
    'bin-trash': [184, 224, 180, 200],
    'bin-trash-open': [368, 224, 180, 200],
    'broken-flip-flop': [208, 428, 100, 100],
    'candy-wrapper': [312, 428, 100, 100],
    'cardboard-box': [416, 428, 100, 100],
    'carrot-scraps': [520, 428, 100, 100],
    'chip-bag': [624, 428, 100, 100],
    earth: [552, 224, 200, 200],
    leaves: [728, 428, 100, 100],
    lettuce: [832, 428, 100, 100],
    menu: [0, 0, 330, 220],
    newspaper: [0, 532, 100, 100],
    'old-toothbrush': [104, 532, 100, 100],
    palm: [756, 224, 120, 140],
    'plastic-bottle': [208, 532, 100, 100],
    'sea-wave': [416, 532, 320, 60],
    shadow: [878, 532, 100, 28],
    shell: [834, 532, 40, 40],
    turtle: [740, 532, 90, 60],
    'worn-out-sock': [312, 532, 100, 100],
  },
} as const satisfies Sheet;
