import { childOf } from '../../../bench/children/child';
import { board } from '../../../bench/children/stage';
import { rules } from './rules/rules';
import { HEIGHT, LOW, PIVOT, type Side, sideOf, WIDTH } from './rules/table';

/** A bumper that is hit is a success, a ball that is lost a try that failed. */
export const child = childOf(rules, {
  options: () => undefined,
  begin: (game) => game.play({ type: 'begin' }),
  area: board,
  world: () => ({ width: WIDTH, height: HEIGHT }),
  fingers(game) {
    const held = new Map<number, Side>();
    return {
      down({ x }, finger) {
        held.set(finger, sideOf(x));
        game.play({ type: 'flip', side: sideOf(x), up: true });
      },
      up(_, finger) {
        const side = held.get(finger);
        held.delete(finger);
        if (side && ![...held.values()].includes(side)) game.play({ type: 'flip', side, up: false });
      },
    };
  },
  wish({ state }) {
    const low = state.balls.find(({ y }) => y > LOW);
    if (!low) return null;
    const side = sideOf(low.x);
    return { right: [{ from: PIVOT[side] }], wrong: [{ from: PIVOT[side === 'left' ? 'right' : 'left'] }] };
  },
  judge: ({ type }) => (type === 'bumped' ? true : type === 'lost' || type === 'over' ? false : undefined),
  isOver: ({ phase }) => phase === 'over',
  points: ({ score }) => score,
});
