import { oneOf, press, type Touches, upTo } from '../../../bench/touches';

export const touches: Touches = {
  async tap(finger, page, time) {
    // X wins with the seventh mark.
    if (time > 0 && time % 7 === 0) await press('NEW GAME')(finger, page);
    await oneOf('main li button', upTo(7))(finger, page, time);
  },
};

export const rests = true;

/** It stands for games of buttons. */
export const isSample = true;
