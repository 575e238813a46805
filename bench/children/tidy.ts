// Children who put things away.
import type { Game } from '../../src/core/game';
import { distance, type Point, type Size } from '../../src/core/geometry';
import type { Rules } from '../../src/core/rules';
import { inside, roomFor } from '../../src/families/tidy/rules/scatter';
import { looseThings, type Setting, type ThingAction, type Things } from '../../src/families/tidy/rules/things';
import { type Because, childOf, type Stroke } from './child';

/** A try is a thing put somewhere, or a touch that finds none; it succeeds when the thing is where it belongs. */
export function tidyChild<
  Kind extends string,
  Target extends string,
  State extends Things<Kind, Target>,
  Action,
  Cue extends { readonly type: string },
>(
  rules: Rules<State, Action | ThingAction<Target>, Cue, Size>,
  { side, leastWidth, ample, targets, boxOf, homeOf }: Setting<Kind, Target>,
  because?: Because,
) {
  type Its = Game<State, Action | ThingAction<Target>, Cue, Size>;
  const middleOf = ({ x, y }: Point): Point => ({ x: x + side / 2, y: y + side / 2 });

  /** Drags of each thing into one of the targets. */
  function carries({ state }: Its, right: boolean): Stroke[] {
    const { size } = state;
    return looseThings<Kind>(state).flatMap((thing) =>
      targets
        .filter((target) => (homeOf(thing.kind) === target) === right)
        .map((target) => {
          const { x, y, width, height } = boxOf(target, size);
          return { from: middleOf(thing), to: { x: x + width / 2, y: y + height / 2 } };
        })
        // A thing that lies right there would only be pressed.
        .filter(({ from, to }) => distance(from, to) > side / 2),
    );
  }

  return childOf(rules, {
    because,
    options: ({ area }) => roomFor(area, leastWidth, ample),
    world: ({ size }) => size,
    fingers(game) {
      const send = (type: 'grab' | 'drag' | 'drop') => (at: Point, finger: number) =>
        void game.play({ type, finger, x: at.x, y: at.y });
      return {
        // Targets are buttons over the field: they take their own touches.
        down(at, finger) {
          const into = targets.find((target) => inside(at, boxOf(target, game.state.size)));
          if (into) game.play({ type: 'put', into });
          else send('grab')(at, finger);
        },
        move: send('drag'),
        up: send('drop'),
      };
    },
    wish(game) {
      const right = carries(game, true);
      return right.length > 0 ? { right, wrong: carries(game, false) } : null;
    },
    judge: ({ type }) => (type === 'taken' ? true : /^(refused|dropped|missed)$/.test(type) ? false : undefined),
    isOver: ({ done }) => done,
    points: ({ score }) => score,
    hasWon: ({ done }) => done,
  });
}
