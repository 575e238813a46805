/** How a game celebrates, as one script: it is fetched when there is something to celebrate. */
export { layConfetti, throwConfetti } from './confetti';
export { showGlow } from './glow';
