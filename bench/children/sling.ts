// Fingers on a slingshot, as useSling takes them: pull from anywhere and let go, or tap. A tap of these hands never moves.
import type { Point } from '../../src/core/geometry';
import type { SlingAction } from '../../src/families/sling/rules/sling';
import type { Fingers } from './child';

interface SlingGame {
  readonly state: { readonly pull: Point | null };
  play(action: SlingAction): boolean;
}

export function slingFingers(game: SlingGame): Fingers {
  let held: (Point & { readonly finger: number }) | null = null;
  return {
    down({ x, y }, finger) {
      held ??= { x, y, finger };
    },
    move({ x, y }, finger) {
      if (held?.finger !== finger) return;
      game.play({ type: 'pull', by: { x: x - held.x, y: y - held.y } });
    },
    up(at, finger) {
      if (held?.finger !== finger) return;
      held = null;
      game.play(game.state.pull ? { type: 'launch' } : { type: 'tap', at });
    },
  };
}
