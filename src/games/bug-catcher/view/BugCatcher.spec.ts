import { boxOf, expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';
import { createGame } from '../../../core/game';
import { bugAt, placeOf } from '../rules/bugs';
import { rules } from '../rules/rules';

const SEED = 1;
/** At this size one unit of the field is one pixel. */
test.use({ viewport: { width: 390, height: 844 } });

test('Bug Catcher: catches what the sign wants for 60 s, and keeps the high score', async ({ page }) => {
  // A whole round is thousands of painted frames: a busy machine gets its time.
  test.slow();
  await openGame(page, '/bugcatcher', { seed: SEED });
  await expect(page.getByText('Catch as many of the target bugs as you can in 60 seconds!')).toBeVisible();
  await expect(page.getByText('High Score: 0')).toBeVisible();
  await pressOverlay(page, 'Start Game');

  const box = await boxOf(page.getByRole('application'));
  // The same round beside the page: it knows where the bugs are.
  const twin = createGame(rules, { width: box.width, height: box.height }, SEED);
  twin.play({ type: 'begin' });
  const seen = new Set<string | null>();
  const tap = async (wanted: boolean) => {
    const { bugs, target, field } = twin.state;
    const bug = bugs.find((each) => !each.gone && (each.type === target) === wanted);
    const at = bug && placeOf(bug, field, twin.now);
    // Where a wanted bug is near, it would be caught instead.
    if (!bug || !at || bugAt(bugs, target, field, at, twin.now) !== bug) return false;
    twin.play({ type: 'tap', ...at });
    await page.mouse.click(box.x + at.x, box.y + at.y);
    return true;
  };
  const step = async () => {
    await pass(page, 480);
    twin.advance(480);
    seen.add(
      await page
        .getByText(/^Catch only:/)
        .first()
        .textContent(),
    );
  };

  // A wrong one first: the score stays at 0.
  do await step();
  while (!(await tap(false)));
  await expect(hud(page, 'Score')).toHaveText('0');
  while (twin.now < 59_000) {
    await step();
    await tap(true);
  }
  expect(seen.size).toBeGreaterThanOrEqual(3);
  const score = Number(await hud(page, 'Score').textContent());
  expect(score).toBeGreaterThanOrEqual(300);
  expect(await stored(page, 'bugcatcher-high-score')).toBe(String(score));

  await pass(page, 2000);
  await expect(page.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  await expect(page.getByText(`Your Score${score}`)).toBeVisible();
  await expect(page.getByText(`High Score: ${score}`)).toBeVisible();
  await pressOverlay(page, 'Play Again');
  await expect(hud(page, 'Score')).toHaveText('0');
  await expect(hud(page, 'Time')).toHaveText('60s');
});

test('Bug Catcher: on narrow screens the sign swings within them', async ({ page }) => {
  await openGame(page, '/bugcatcher', { seed: SEED });
  await pressOverlay(page, 'Start Game');
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [500, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Its widest moment, wherever the real swing is by now.
    const { left, right } = await page.locator('[data-bug]').evaluate((sign: HTMLElement) => {
      sign.style.animation = 'none';
      sign.getBoundingClientRect();
      sign.style.animation = '';
      const [swing] = sign.getAnimations();
      if (!swing) throw new Error('The sign does not swing');
      const moments = Array.from({ length: 90 }, (_, step) => {
        swing.currentTime = step * 10;
        return sign.getBoundingClientRect();
      });
      return {
        left: Math.min(...moments.map((moment) => moment.left)),
        right: Math.max(...moments.map((moment) => moment.right)),
      };
    });
    expect(left, `${width}x${height}`).toBeGreaterThanOrEqual(0);
    expect(right, `${width}x${height}`).toBeLessThanOrEqual(width);
  }
});

test('Bug Catcher: plays by keyboard, and a miss costs nothing', async ({ page }) => {
  await openGame(page, '/bugcatcher', { seed: SEED });
  await pressOverlay(page, 'Start Game');
  const box = await boxOf(page.getByRole('application'));
  for (let tries = 0; tries < 40 && Number(await hud(page, 'Score').textContent()) < 20; tries++) {
    await pass(page, 500);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  const score = await hud(page, 'Score').textContent();
  expect(Number(score)).toBeGreaterThanOrEqual(20);
  await page.mouse.click(box.x + 5, box.y + box.height - 5);
  await expect(hud(page, 'Score')).toHaveText(score ?? '');
});
