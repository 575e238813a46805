import { type Play, press, touch } from '../../../bench/plays';
import { FIELD, placeIn, takeSeat } from '../../../bench/seat';
import { spread, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, FIELD, {
  every: 400,
  again: (game) => game.play({ type: 'begin' }),
  act: (game, random) => game.play({ type: 'tap', ...placeIn(random, FIELD) }),
});

export const play: Play = { start: press('Start Game'), keep: touch(0.5, 0.5) };

export const touches: Touches = { tap: spread };
