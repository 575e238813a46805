import type { Page } from '@playwright/test';
import { expect, hud, openGame, pass, test } from '../support';

/** A key, a wait in ms, a key that is held for so long, or Tab until that is focused. */
type Stroke = string | number | { readonly hold: string; readonly ms: number } | { readonly to: string };

const times = (count: number, ...strokes: Stroke[]) => Array.from({ length: count }, () => strokes).flat();
const OVERLAY = 500;

/** The main path of the games whose own tests also use a finger: the strokes, and the value that must have grown. */
const PATHS: readonly (readonly [path: string, label: string, strokes: readonly Stroke[]])[] = [
  ['/balloonpop', 'Score', [3000, ...times(5, 'Space', 300)]],
  ['/fidgetspinner', 'Top Speed', ['Space', 300]],
  ['/planets', 'Score', [{ to: 'Slot 1 from the sun' }, ...times(8, 'Enter', 700, 'Tab')]],
  ['/memorymatch', 'Moves', [{ to: 'Card 1' }, 'Enter', 'Tab', 'Enter', 300]],
  ['/pinball', 'Score', [OVERLAY, 'Enter', ...times(20, 'Space', 500)]],
  ['/planetbowling', 'Score', [...times(4, 'Enter', 6000)]],
  ['/pumpkincatcher', 'Score', [...times(12, { hold: 'ArrowLeft', ms: 900 }, { hold: 'ArrowRight', ms: 900 })]],
  ['/snake', 'You', [OVERLAY, 'Enter', ...times(18, ...times(20, 'ArrowRight'), 'ArrowDown')]],
  ['/molepatrol', 'SCORE', [OVERLAY, 'Enter', ...times(12, 1000, 'KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD')]],
  ['/abilities?verified=true', 'You', [...times(18, ...times(20, 'ArrowRight'), 'ArrowDown')]],
];

async function play(page: Page, stroke: Stroke) {
  if (typeof stroke === 'number') return pass(page, stroke);
  if (typeof stroke === 'string') return page.keyboard.press(stroke);
  if ('hold' in stroke) {
    await page.keyboard.down(stroke.hold);
    await pass(page, stroke.ms);
    return page.keyboard.up(stroke.hold);
  }
  const aim = page.getByRole('button', { name: stroke.to, exact: true });
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press('Tab');
    if (await aim.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${stroke.to} cannot be reached by Tab`);
}

for (const [path, label, strokes] of PATHS) {
  test(`${path} is played by keyboard alone`, async ({ page }) => {
    await openGame(page, path);
    const value = async () => Number(await hud(page, label).textContent());
    const before = await value();
    for (const stroke of strokes) {
      await play(page, stroke);
      if ((await value()) > before) break;
    }
    expect(await value()).toBeGreaterThan(before);
  });
}
