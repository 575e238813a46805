import { key, type Play, press } from '../../../bench/plays';
import { takeSeat } from '../../../bench/seat';
import { leftAndRight, type Touches } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, undefined, {
  every: 160,
  again: (game) => game.play({ type: 'begin' }),
  act: (game, random) =>
    game.play({ type: 'flip', side: random.pick(['left', 'right'] as const), up: random.chance(0.5) }),
});

export const play: Play = { start: press('PLAY NOW'), keep: key('Space') };

export const touches: Touches = { tap: leftAndRight(0.2, 0.8) };
