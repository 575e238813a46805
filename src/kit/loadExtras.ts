import { afterTouch } from './firstInteraction';

/** Sound, confetti and the like come with the first touch. Where they do not come at all, the game goes on without. */
export const loadExtras = () => afterTouch(() => import('./late/extras'), 'sound and confetti');
