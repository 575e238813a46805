import { distance, type Point } from '../../../core/geometry';
import { tapHint } from '../../../core/hint';
import type { Rules } from '../../../core/rules';

export const WIDTH = 400;
export const HEIGHT = 300;
/** Small fingers miss by a little: hit areas are larger than pictures. */
export const REACH = 64;
const EDGE = 60;

export interface State {
  readonly star: Point;
  readonly score: number;
}

export type Action = { readonly type: 'tap' } & Point;

export type Cue = ({ readonly type: 'caught'; readonly score: number } & Point) | ({ readonly type: 'missed' } & Point);

export const rules: Rules<State, Action, Cue> = {
  start: () => ({ star: { x: WIDTH / 2, y: HEIGHT / 2 }, score: 0 }),

  play(state, { x, y }, { random, cue }) {
    if (distance({ x, y }, state.star) > REACH) {
      cue({ type: 'missed', x, y });
      return state;
    }
    const score = state.score + 1;
    cue({ type: 'caught', x, y, score });
    return { score, star: { x: random.between(EDGE, WIDTH - EDGE), y: random.between(EDGE, HEIGHT - EDGE) } };
  },

  hint: ({ star }) => tapHint(star, { type: 'tap', ...star }),
};
