import { FIELD, takeSeat } from '../../../bench/seat';
import { type Touches, tidy } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, FIELD, {
  every: 50,
  again(game) {
    game.restart(FIELD);
    game.play({ type: 'help' });
  },
});

export const touches: Touches = { tap: tidy };

export const rests = true;
