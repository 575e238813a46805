import type { Motif } from '../../../kit/session/sound';
import type { ItemId } from '../rules/items';

/** What each picture sounds like when its pair is found. */
export const VOICES: Record<ItemId, Motif> = {
  ball: [110, 'sine', -7, 67, 64, 60],
  duck: [120, 'square', -5, 70, 70],
  apple: [50, 'noise', 0, 92, 86],
  dog: [150, 'square', -7, 55, 55],
  car: [200, 'triangle', 12, 45],
  star: [60, 'triangle', 0, 84, 88, 91, 96],
  cat: [160, 'sine', 5, 76, 71],
  banana: [90, 'sine', 7, 60, 67],
  flower: [90, 'sine', 0, 76, 79, 84],
  bear: [140, 'triangle', -3, 40, 38],
  balloon: [120, 'sine', 12, 64, 72],
  sun: [80, 'triangle', 0, 72, 76, 79, 84],
  moon: [190, 'sine', 0, 79, 74, 72],
  frog: [80, 'square', 9, 48, 55, 48],
  butterfly: [45, 'sine', 0, 84, 86, 84, 88, 86],
  berry: [60, 'sine', -5, 81, 83],
  bunny: [100, 'sine', 9, 72, 72, 76],
  milk: [70, 'sine', 4, 62, 64, 66, 68],
  cookie: [55, 'noise', 0, 80, 76, 82],
  train: [170, 'triangle', 0, 67, 64],
  plane: [260, 'triangle', 7, 52],
  house: [200, 'sine', 0, 76, 72],
  gift: [55, 'triangle', 0, 79, 84, 83, 88],
  baby: [110, 'sine', 3, 79, 76, 79],
  sock: [90, 'noise', 0, 58, 62],
};
