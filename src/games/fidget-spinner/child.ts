import { childOf } from '../../../bench/children/child';
import type { Point, Size } from '../../core/geometry';
import { SPOTS, unitOf } from './rules/layout';
import { rules, spinsOf } from './rules/rules';

const middleOf = ({ width, height }: Size): Point => {
  const unit = unitOf(width, height);
  return { x: width / 2 / unit, y: height / 2 / unit };
};

/** A try is a touch; it succeeds when it gives the spinner a push or a fling. */
export const child = childOf(rules, {
  options: () => undefined,
  world(_, { width, height }) {
    const unit = unitOf(width, height);
    return { width: width / unit, height: height / unit };
  },
  fingers(game, { area }) {
    const middle = middleOf(area);
    const from = ({ x, y }: Point) => ({ x: x - middle.x, y: y - middle.y });
    return {
      down: (at, finger) => game.play({ type: 'grab', finger, ...from(at) }),
      move: (at, finger) => game.play({ type: 'drag', finger, ...from(at) }),
      up: (_, finger) => game.play({ type: 'release', finger }),
    };
  },
  wish: (_, { area }) => ({ right: [{ from: middleOf(area) }], wrong: [] }),
  spot(name, _, { area }) {
    const middle = middleOf(area);
    const spot = name === 'middle' || name === 'arm' ? SPOTS[name] : undefined;
    return spot && { x: middle.x + spot.x, y: middle.y + spot.y };
  },
  judge: ({ type }) => (type === 'pushed' || type === 'flung' ? true : type === 'missed' ? false : undefined),
  isOver: () => false,
  points: spinsOf,
});
