import { key, type Play } from '../../../bench/plays';
import { takeSeat } from '../../../bench/seat';
import { leftAndRight, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

// Thrown so hard that ball and pins are on the move all the time; when they rest, the next rack follows at once.
export const seat = takeSeat(rules, 700, {
  every: 50,
  again(game) {
    game.play({ type: 'newGame', height: 700 });
    game.play({ type: 'pull', by: { x: (game.now % 60) - 30, y: -400 } });
    game.play({ type: 'launch' });
  },
});

export const play: Play = { isPaced: true, start: key('Enter'), keep: key('Enter') };

export const touches: Touches = { tap: leftAndRight(0.4, 0.9), answer: 'pointerup' };
