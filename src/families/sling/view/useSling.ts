import { useRef } from 'react';
import type { Point } from '../../../core/geometry';
import { type Finger, type FingerHandlers, TAP_DISTANCE } from '../../../kit/input/pointer';
import type { SlingAction } from '../rules/sling';

interface SlingSession {
  readonly game: { readonly state: { readonly pull: Point | null } };
  play(action: SlingAction): boolean;
}

/** What sits in the sling: where it rests, and how it is drawn when it is tapped. */
interface Loaded {
  readonly rest: Point;
  readonly pull: Point;
}

/** So near to it a tap means it. */
const REACH = 64;

/**
 * Pull from anywhere and let go; a press that stays where it is, or that cannot pull just now, was a tap.
 * The sling belongs to the finger that pulls furthest, so that a thumb at the rim takes it from nobody.
 * Where the game says what sits in it, a pull is also two taps: on that, and on the place to pull it to.
 */
export function useSling(session: SlingSession, look?: () => Loaded): FingerHandlers {
  const down = useRef(new Map<number, Finger>());
  const owner = useRef<number>(null);

  /** Whether the sling was this finger's, or nobody's. */
  function letGo({ id }: Finger): boolean {
    if (!down.current.delete(id)) return false;
    if (owner.current === null) return true;
    if (owner.current !== id) return false;
    owner.current = null;
    // Fingers that rest meanwhile have had no part in it.
    down.current.clear();
    return true;
  }

  function tap(at: Finger) {
    const loaded = look?.();
    const by = loaded && { x: at.x - loaded.rest.x, y: at.y - loaded.rest.y };
    const meansIt = by && Math.hypot(by.x, by.y) < REACH;
    if (session.game.state.pull) {
      if (by && !meansIt) session.play({ type: 'pull', by });
      session.play({ type: 'launch' });
      return;
    }
    // All see that it is taken.
    if (meansIt) session.play({ type: 'pull', by: loaded.pull });
    session.play({ type: 'tap', at });
  }

  return {
    down(finger) {
      down.current.set(finger.id, finger);
    },
    move(finger) {
      const from = down.current.get(finger.id);
      if (!from) return;
      const by = { x: finger.x - from.x, y: finger.y - from.y };
      if (owner.current !== finger.id) {
        const pull = owner.current === null ? null : session.game.state.pull;
        const drawn = pull ? Math.hypot(pull.x, pull.y) : 0;
        if (Math.hypot(by.x, by.y) < Math.max(TAP_DISTANCE, drawn)) return;
      }
      session.play({ type: 'pull', by });
      if (!session.game.state.pull || owner.current === finger.id) return;
      if (owner.current !== null) down.current.delete(owner.current);
      owner.current = finger.id;
    },
    up(finger) {
      const wasPulled = owner.current === finger.id;
      if (!letGo(finger)) return;
      if (wasPulled && session.game.state.pull) session.play({ type: 'launch' });
      else tap(finger);
    },
    cancel(finger) {
      if (letGo(finger)) session.play({ type: 'pull', by: null });
    },
  };
}
