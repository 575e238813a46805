/** What a game can start without: fetched as one script at the first touch. */
export { throwConfetti } from './confetti';
export { savePicture } from './savePicture';
export { createSound } from './synth';
export { keepAwake } from './wakeLock';
