import { each, key, type Play, press } from '../../../bench/plays';
import { takeSeat } from '../../../bench/seat';
import { sling, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

const MEADOW = { width: 480, height: 480 };

// A bee is always in the air: the next one does not wait for the last one's end.
export const seat = takeSeat(rules, MEADOW, {
  every: 50,
  again: (game) => game.play({ type: 'begin', meadow: MEADOW }),
  act(game, random) {
    if (!game.state.bee.isFlying) game.play({ type: 'begin', meadow: game.state.meadow });
    game.play({ type: 'pull', by: { x: random.between(-200, 0), y: 300 } });
    game.play({ type: 'launch' });
  },
});

export const play: Play = { isPaced: true, start: each(press('Start Game'), key('Space')), keep: key('Space') };

export const touches: Touches = { tap: sling, answer: 'pointerup' };
