import { childOf } from '../../../bench/children/child';
import type { Point } from '../../core/geometry';
import { DIFFICULTIES } from './rules/difficulty';
import { faceOf, type Meadow } from './rules/layout';
import { rules } from './rules/rules';
import { isUp, type State } from './rules/state';

const { gridCols, gridRows } = DIFFICULTIES.easy;

/** The hole whose cell a finger is in: Holes.tsx lays a button over each. */
function holeAt({ corner, cell }: Meadow, { x, y }: Point): number | null {
  const [column, row] = [Math.floor((x - corner.x) / cell.width), Math.floor((y - corner.y) / cell.height)];
  return column < 0 || column >= gridCols || row < 0 || row >= gridRows ? null : row * gridCols + column;
}

const facesOf = ({ meadow, holes }: State, up: boolean) =>
  holes
    .filter((hole) => isUp(hole) === up)
    .flatMap(({ id }) => faceOf(meadow, id) ?? [])
    .map((from) => ({ from }));

/** A try is a tap; it succeeds when it hits a mole. */
export const child = childOf(rules, {
  because: {
    meanwhile: 'the earth rustles, and a butterfly can be tickled',
    longest: 'On Easy 7 in 10 intervals of 2 to 3 s bring a mole.',
  },
  options: ({ area }) => area,
  begin: (game) => game.play({ type: 'begin', difficulty: 'easy' }),
  fingers: (game) => ({
    down(at) {
      const hole = holeAt(game.state.meadow, at);
      game.play(hole === null ? { type: 'miss', ...at } : { type: 'whack', hole });
    },
  }),
  wish({ state }) {
    const right = facesOf(state, true);
    return right.length > 0 ? { right, wrong: facesOf(state, false) } : null;
  },
  judge: ({ type }) => (type === 'hit' ? true : type === 'missed' ? false : undefined),
  isOver: ({ phase }) => phase === 'finished',
  points: ({ score }) => score,
});
