import { type Engine, type Point, run } from './engine';

/** Presses the first button of a menu until the menu is gone: it sleeps for its first moments. */
export async function passMenu(engine: Engine): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (let button = await run(engine, firstMenuButton); button; button = await run(engine, firstMenuButton)) {
    if (Date.now() > deadline) throw new Error('The menu does not answer');
    await engine.click(button);
  }
}

function firstMenuButton(): Point | null {
  const box = document.querySelector('main > div:not(.play) > section button')?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Where to tap: on the first things to press, then here and there on the play area. */
function places(): Point[] {
  const area = document.querySelector('main .play')?.getBoundingClientRect() ?? new DOMRect();
  const buttons = [...document.querySelectorAll('main .play button')]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight);
  const middles = buttons
    .slice(0, 2)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
  const spots = [
    [0.5, 0.5],
    [0.3, 0.7],
    [0.7, 0.3],
    [0.5, 0.85],
  ] as const;
  return [...middles, ...spots.map(([x, y]) => ({ x: area.left + area.width * x, y: area.top + area.height * y }))];
}

/** After so many answers a game was played a little. */
const ENOUGH = 2;

/**
 * Taps and presses keys until the game has answered, and returns how often it did. Before each move the page's clock is
 * stopped and nothing changes any more, so a change after it is an answer and not the game's own motion. A menu or a pause
 * that opens does not count: that would be the page's answer. Whether an answer is right is not asked here.
 */
export async function play(engine: Engine): Promise<number> {
  const taps = (await run(engine, places)).map((place) => () => engine.click(place));
  const keys = (['ArrowRight', 'ArrowDown', ' '] as const).map((key) => () => engine.press(key));
  // The first touch brings sound and decoration, which are no answer: it goes beside the game.
  await engine.click({ x: 1, y: 1 });
  let answers = 0;
  for (const move of [...taps, ...keys]) {
    await run(engine, () => window.watched.hold());
    await move();
    const changed = await run(engine, () => window.watched.release());
    if (changed && !(await run(engine, firstMenuButton))) answers += 1;
    if (answers === ENOUGH) break;
    await passMenu(engine);
  }
  return answers;
}
