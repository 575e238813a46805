import { takeSeat } from '../../../bench/seat';
import { oneOf, press, type Touches, upTo } from '../../../bench/touches';
import { rules } from './rules/rules';

export const seat = takeSeat(rules, 'hard', {
  every: 500,
  again: (game) => game.restart('hard'),
  act(game, random) {
    for (let cards = 0; cards < 2; cards++) game.play({ type: 'flip', id: random.pick(game.state.cards).id });
  },
});

export const touches: Touches = {
  start: press('Hard'),
  async tap(finger, page, time) {
    // Two that differ are turned back before the next.
    if (time % 2 === 0) await page.waitForTimeout(1200);
    await oneOf('main ul button', upTo(24))(finger, page, time);
  },
};

export const rests = true;
