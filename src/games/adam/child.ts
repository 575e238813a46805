import { childOf, type Room } from '../../../bench/children/child';
import { gridIn } from '../../../bench/children/grid';
import { isUpright } from '../../../bench/children/stage';
import { clamp, type Point } from '../../core/geometry';
import type { Shape } from './rules/code';
import { nextCode } from './rules/hint';
import { isComplete, LEVELS, rules } from './rules/rules';

const { shapes, positions } = LEVELS.easy;

/** As editor.module.css lays it out: above the row of shapes are the slots, below it Clear and Submit. */
const BUTTON = 64;
function rowsIn({ area, screen }: Room) {
  const vmin = Math.min(screen.width, screen.height) / 100;
  const gap = clamp(1.6 * vmin, 8, 18);
  const apart = clamp(0.014 * screen.width, 3, 16);
  const piece = isUpright(screen) ? clamp(0.115 * screen.height, 60, 112) : clamp(0.16 * screen.height, 68, 120);
  const across = Math.min(piece, (area.width - (positions - 1) * apart) / positions);
  const row = (height: number, bottom: number, columns: number, width: number, between: number) => {
    const grid = gridIn({ width: area.width, height }, columns, 1, { width, height }, between);
    const top = area.height - bottom - height;
    return {
      at: ({ x, y }: Point) => grid.at({ x, y: y - top }),
      middles: grid.middles.map(({ x, y }) => ({ x, y: y + top })),
    };
  };
  const actions = row(BUTTON, 0, 2, (Math.min(area.width, 680) - 14) / 2, 14);
  const picks = row(across, BUTTON + gap, positions, across, apart);
  const slots = row(across, BUTTON + across + 2 * gap, positions, across, apart);
  return { actions, picks, slots };
}

/** A try is a guess; it succeeds when at least one shape is in its place. */
export const child = childOf(rules, {
  options: () => undefined,
  begin: (game) => game.play({ type: 'begin', difficulty: 'easy' }),
  area({ width, height }, screen) {
    const edge = clamp(0.024 * Math.min(screen.width, screen.height), 10, 28);
    // On a screen that lies the editor is in the right half, in the middle of its height.
    return isUpright(screen)
      ? { width: width - 2 * edge, height: height - 2 * edge }
      : { width: width / 2 - 2 * edge, height: height - 2 * edge };
  },
  fingers: (game, room) => ({
    down(at) {
      const { actions, picks, slots } = rowsIn(room);
      const shape = shapes[picks.at(at) ?? -1];
      const position = slots.at(at);
      const action = actions.at(at);
      if (shape) game.play({ type: 'pick', shape });
      else if (position !== undefined) game.play({ type: 'select', position });
      else if (action !== undefined) game.play({ type: action === 0 ? 'clear' : 'submit' });
    },
  }),
  wish({ state }, room) {
    const { actions, picks } = rowsIn(room);
    if (isComplete(state.guess)) return { right: actions.middles.slice(1).map((from) => ({ from })), wrong: [] };
    const next = nextCode(state, shapes)[state.selected];
    const taps = (isRight: boolean) =>
      picks.middles.filter((_, index) => (shapes[index] === next) === isRight).map((from) => ({ from }));
    return { right: taps(true), wrong: taps(false) };
  },
  spot(name, _, room) {
    const { actions, picks, slots } = rowsIn(room);
    if (name === 'submit') return actions.middles[1];
    const slot = name.match(/^slot-(\d)$/);
    return slot ? slots.middles[Number(slot[1])] : picks.middles[shapes.indexOf(name as Shape)];
  },
  judge(cue) {
    if (cue.type === 'judged') return cue.guess.feedback.correctPosition > 0;
    return cue.type === 'incomplete' ? false : undefined;
  },
  isOver: ({ outcome }) => outcome !== null,
  hasWon: ({ outcome }) => outcome === 'won',
  because: {
    meanwhile: 'the owl nods and can be tickled',
    first: 'A guess is 3 shapes and Submit, and by chance 3 of 10 have none in its place.',
    longest: 'A guess is 3 shapes and Submit, and by chance 3 of 10 have none in its place.',
  },
});
