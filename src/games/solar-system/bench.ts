import { type Play, touch } from '../../../bench/plays';
import { FIELD, takeSeat } from '../../../bench/seat';
import { oneOf, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';
import { slotsFor } from './rules/space';

export const seat = takeSeat(rules, FIELD, {
  every: 500,
  again: (game) => game.restart(FIELD),
  act(game) {
    const slot = slotsFor(FIELD).find(({ planet }) => planet.name === game.state.currentPlanet);
    if (slot) game.play({ type: 'tap', x: slot.x, y: slot.y });
  },
});

// At least one touch, for what comes with the first.
export const play: Play = { start: touch(0.02, 0.02) };

// Never all planets: their places are asked for in any order.
export const touches: Touches = { tap: oneOf('main ol button', [0, 1]) };
