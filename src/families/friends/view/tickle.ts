import type { SessionFrame } from '../../../kit/session/session';
import { isStill } from '../../../kit/ui/motion';

/** Two light notes, up and higher: as a child that giggles. */
const GIGGLE = [
  { pitch: 79, ms: 90, volume: 0.25 },
  { pitch: 84, at: 90, ms: 140, volume: 0.25 },
];
const HOP = ['none', 'translateY(-18%) rotate(-12deg)', 'rotate(10deg)', 'none'].map((transform) => ({ transform }));

/** For friends beside a game: who is touched hops and giggles. No rule knows of it, and the touch goes on to the game. */
export const tickle = ({ playEffect, tries }: Pick<SessionFrame, 'playEffect' | 'tries'>) => ({
  onPointerDown({ currentTarget }: { readonly currentTarget: Element }) {
    // A touch that was answered did not fail.
    tries.played++;
    playEffect({ notes: GIGGLE });
    if (!isStill()) currentTarget.animate?.(HOP, { duration: 500, easing: 'ease-out' });
  },
});
