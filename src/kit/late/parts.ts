/** What a game can open without, as one script. */
export { countPlay } from './countPlay';
export { moveElsewhere } from './elsewhere';
export { kindAim } from './kindAim';
export { offerHand } from './offerHand';
export { paintPopups } from './paintPopups';
export { offerSpeech, watchVoices } from './speech';
export { createSound } from './synth';
export { keepAwake } from './wakeLock';
