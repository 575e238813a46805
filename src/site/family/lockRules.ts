import type { Point, Size } from '../../core/geometry';

/** Both thumbs stay for so many ms. */
export const HOLD = 2000;
/** How far a corner reaches, in pixels of the page. */
const REACH = 110;

/** Which corner of the screen a finger is in; null is none. */
export function cornerOf({ x, y }: Point, { width, height }: Size): string | null {
  // On a small screen corners do not meet.
  const reach = Math.min(REACH, width / 4, height / 4);
  const side = x <= reach ? 'left' : x >= width - reach ? 'right' : null;
  const edge = y <= reach ? 'top' : y >= height - reach ? 'bottom' : null;
  return side && edge && `${edge} ${side}`;
}

/** Two thumbs in two corners, and no other finger: hands that press everything at once are not a grown-up's. */
export function holdsTwoCorners(fingers: readonly (string | null)[]): boolean {
  const [first, second] = fingers;
  return fingers.length === 2 && Boolean(first && second) && first !== second;
}

export interface LockedLink {
  readonly inGame: boolean;
  /** The question was answered during this visit. */
  readonly answered: boolean;
  /** It opens a game. */
  readonly opensGame: boolean;
  /** It leads to Home. */
  readonly isHome: boolean;
}

/** Whether a link works without a question: from a game none does, on Home those that stay with the games. */
export const isFreeLink = ({ inGame, answered, opensGame, isHome }: LockedLink) =>
  !inGame && (answered || opensGame || isHome);
