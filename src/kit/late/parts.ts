/** What a game can open without, as one script. */
export { layConfetti, throwConfetti } from './confetti';
export { countPlay } from './countPlay';
export { moveElsewhere } from './elsewhere';
export { offerGhostHand } from './ghostHand';
export { showGlow } from './glow';
export { paintPopups } from './paintPopups';
export { speak, stopSpeaking, watchVoices } from './speech';
export { createSound } from './synth';
export { keepAwake } from './wakeLock';
