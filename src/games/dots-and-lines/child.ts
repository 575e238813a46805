import { childOf, type Stroke } from '../../../bench/children/child';
import { isUpright } from '../../../bench/children/stage';
import type { Point } from '../../core/geometry';
import { ALL_GAPS, CANVAS, type Dot, lineBetween, placeAt, pointOf, pulledTo } from './rules/layout';
import { rules, type State } from './rules/rules';

const strokes = ({ lines }: State, free: boolean): Stroke[] =>
  ALL_GAPS.filter(({ from, to }) => !lineBetween(lines, from, to) === free).map(({ from, to }) => ({
    from: pointOf(from),
    to: pointOf(to),
  }));

/** One child plays both, as a try each: a line from dot to dot. */
export const child = childOf(rules, {
  options: () => undefined,
  // The players and the hint take their share (dots-and-lines.module.css).
  area: ({ width, height }, screen) =>
    isUpright(screen) ? { width: width - 16, height: height - 120 } : { width: width - 300, height: height - 80 },
  world: () => ({ width: CANVAS, height: CANVAS }),
  fingers(game) {
    let held: { readonly finger: number; readonly dot: Dot; readonly start: Point } | null = null;
    return {
      // As useFinger does: a tap on a dot or a gap, and a line that is pulled from a dot.
      down(at, finger) {
        const { lines } = game.state;
        game.play({ type: 'tap', ...at });
        const place = placeAt(at);
        if (!place || place.to || held || game.state.lines !== lines || game.state.winner) return;
        held = { finger, dot: place.from, start: at };
      },
      up(at, finger) {
        if (held?.finger !== finger) return;
        const { dot, start } = held;
        held = null;
        const to = pulledTo(dot, start, at);
        if (to) game.play({ type: 'join', from: dot, to });
      },
    };
  },
  wish: ({ state }) => ({ right: strokes(state, true), wrong: strokes(state, false) }),
  judge: ({ type }) =>
    type === 'drew' || type === 'boxed' ? true : type === 'rejected' || type === 'missed' ? false : undefined,
  isOver: ({ status }) => status === 'finished',
  hasWon: ({ winner }) => winner === 'blue' || winner === 'red',
});
