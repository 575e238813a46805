import { key, type Play, press } from '../../../bench/plays';
import { FIELD, takeSeat } from '../../../bench/seat';
import { oneOf, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, FIELD, {
  every: 300,
  again(game) {
    game.play({ type: 'back' });
    game.play({ type: 'begin', difficulty: 'hard' });
  },
  act: (game, random) => game.play({ type: 'whack', hole: random.int(0, 11) }),
});

export const play: Play = { start: press(/^HARD/), keep: key('KeyQ') };

export const touches: Touches = { tap: oneOf('main .play li button', [0, 1, 2, 3]) };
