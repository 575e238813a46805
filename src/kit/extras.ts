/** What a game can start without: fetched as one script as soon as the game is on the screen. */
export { throwConfetti } from './confetti';
export { createSound } from './synth';
export { keepAwake } from './wakeLock';
