/** What a game can open without, as one script. */
export { throwConfetti } from './confetti';
export { moveElsewhere } from './elsewhere';
export { paintPopups } from './paintPopups';
export { savePicture } from './savePicture';
export { createSound } from './synth';
export { keepAwake } from './wakeLock';
