import { childOf } from '../../../bench/children/child';
import { rules } from './rules/rules';

/** A try is a touch. The crayon is in the hand from the start, so it leaves paint wherever there is paper. */
export const child = childOf(rules, {
  options: () => undefined,
  begin: (game, { area }) => game.play({ type: 'resize', ...area }),
  fingers: (game, { area }, count) => ({
    down({ x, y }) {
      const onPaper = x >= 0 && y >= 0 && x <= area.width && y <= area.height;
      if (onPaper && game.state.tool === 'draw') game.play({ type: 'stroke' });
      else count(false);
    },
  }),
  wish: (_, { area: { width, height } }) => ({ right: [{ from: { x: width / 2, y: height / 2 } }], wrong: [] }),
  judge: ({ type }) => type === 'painted' || undefined,
  isOver: () => false,
});
