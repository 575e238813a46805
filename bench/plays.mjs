// How each canvas game is brought to run, by real presses, and kept running while its frames are measured.
// `start` is done once, `keep` every so often (KEEP_EVERY), with the number of the time.

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
/** Overlays sleep for their first moments. */
const AWAKE = 700;

const press = (name) => async (page) => {
  await page.waitForTimeout(AWAKE);
  await page.getByRole('button', { name }).first().click();
};
const key = (name) => (page) => page.keyboard.press(name);
const arrows = (page, time) => page.keyboard.press(ARROWS[time % ARROWS.length]);
const each =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** A finger that goes down at shares of the play area, and stays there. */
const hold = (x, y) => async (page) => {
  const box = await page.getByRole('application').boundingBox();
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
  await page.mouse.down();
};
const touch = (x, y) => each(hold(x, y), (page) => page.mouse.up());

export const KEEP_EVERY = 900;

export const PLAYS = {
  '/balloonpop': { start: touch(0.5, 0.6), keep: touch(0.5, 0.6) },
  // At least one touch, for what comes with the first.
  '/planets': { start: touch(0.02, 0.02) },
  '/bugcatcher': { start: press('Start Game'), keep: touch(0.5, 0.5) },
  '/fidgetspinner': { start: each(key('Space'), key('Space'), key('Space')), keep: key('Space') },
  '/pinball': { start: press('PLAY NOW'), keep: key('Space') },
  '/planetbowling': { start: key('Enter'), keep: key('Enter') },
  '/pumpkincatcher': { start: touch(0.3, 0.8), keep: touch(0.3, 0.8) },
  '/snake': { start: each(press(/Hard Mode/), key('ArrowRight')), keep: arrows },
  '/molepatrol': { start: press(/^HARD/), keep: key('KeyQ') },
  '/beepong': { start: each(press('Start Game'), key('Space')), keep: key('Space') },
  '/dotsandlines': { start: hold(0.1, 0.1) },
  '/blockbuilder': { start: key('Space'), keep: each(key('ArrowRight'), key('Space')) },
  '/abilities': { start: each(press('Speed'), press('Laser Eyes'), key('ArrowRight')), keep: arrows },
};
