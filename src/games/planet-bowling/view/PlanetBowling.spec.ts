import type { Page } from '@playwright/test';
import { boxOf, expect, hud, openGame, pass, pressOverlay, stored, test } from '../../../../e2e/support';

const KEY = 'planet-bowling-high-score';
const nextBall = (page: Page) => page.getByRole('button', { name: 'Next Ball' });
const frame = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Scorecard' })
    .getByRole('listitem')
    .nth(number - 1);
/** The texts of the frames in which something moves. */
const swaying = (page: Page) =>
  page
    .getByRole('list', { name: 'Scorecard' })
    .evaluate((card) =>
      [...card.children]
        .filter((item) => item.getAnimations({ subtree: true }).length > 0)
        .map((item) => item.textContent),
    );
const isComplete = (page: Page) => page.getByRole('heading', { name: 'Game Complete' }).isVisible();

/** Presses at a place of the lane (in its 400 units), drags and lets go. */
async function drag(page: Page, from: [number, number], to: [number, number]) {
  const lane = await boxOf(page.getByRole('application'));
  const scale = lane.width / 400;
  const at = ([x, y]: [number, number]) => [lane.x + x * scale, lane.y + lane.height + y * scale] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

/** Next Ball, and so long that the coming press is meant for Roll. */
async function bringBall(page: Page) {
  await nextBall(page).click();
  await pass(page, 450);
}

async function untilSettled(page: Page) {
  for (let tries = 0; tries < 12 && !(await nextBall(page).isVisible()); tries++) await pass(page, 500);
  await expect(nextBall(page)).toBeVisible();
}

/** Bowls with the Roll button until the game is complete. */
async function finish(page: Page) {
  for (let ball = 0; ball < 21 && !(await isComplete(page)); ball++) {
    if (!(await nextBall(page).isVisible())) await page.getByRole('button', { name: 'Roll' }).click();
    await untilSettled(page);
    await bringBall(page);
  }
  await expect(page.getByRole('heading', { name: 'Game Complete' })).toBeVisible();
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [320, 568],
] as const) {
  test(`Planet Bowling at ${width}x${height}: the name of a planet is large enough and within its tag`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, '/planetroll');
    const tag = await page.getByText('Mercury', { exact: true }).evaluate((found) => {
      const words = document.createRange();
      words.selectNodeContents(found);
      return {
        letters: Number.parseFloat(getComputedStyle(found).fontSize),
        spare: found.getBoundingClientRect().width - words.getBoundingClientRect().width,
      };
    });
    expect(tag.letters).toBeGreaterThanOrEqual(16);
    expect(tag.spare).toBeGreaterThanOrEqual(6);
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Planet Bowling: a thumb that rests on the stage does not keep the ball from another finger', async ({
    page,
  }) => {
    await openGame(page, '/planetroll');
    const lane = await boxOf(page.getByRole('application'));
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ id, x: lane.x + x, y: lane.y + y })),
      });
    const thumb = [8, lane.height / 2] as const;
    const ball = [lane.width / 2, lane.height - 120] as const;
    await touch('touchStart', [thumb]);
    await touch('touchStart', [thumb, ball]);
    await touch('touchMove', [thumb, [ball[0], ball[1] + 30]]);
    await touch('touchMove', [thumb, [ball[0], ball[1] + 90]]);
    await touch('touchEnd', []);
    await expect(page.getByRole('button', { name: 'Roll' })).toHaveAttribute('aria-disabled');
  });
});

for (const [width, height] of [
  [1024, 768],
  [844, 390],
  [390, 844],
] as const)
  test(`Planet Bowling at ${width}x${height}: the lane stays where it is when the button has another word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, '/planetbowling');
    const lane = page.getByRole('application');
    const before = await lane.boundingBox();
    await page.getByRole('button', { name: 'Roll' }).click();
    await untilSettled(page);
    expect(await lane.boundingBox()).toEqual(before);
  });

test('Planet Bowling: at the gutter, the ring of the ball lies on the lane only', async ({ page }) => {
  await openGame(page, '/planetbowling');
  const lane = await boxOf(page.getByRole('application'));
  const scale = lane.width / 400;
  const middle = lane.height / 2 / scale;
  /** A spot so far from the left, and so far below the middle, in units. */
  const spot = async (x: number, below: number) => {
    const clip = { x: lane.x + x * scale, y: lane.y + (middle + below) * scale, width: 2, height: 2 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  /** The rail beside the lane has one color all along. */
  const rail = (below: number) => spot(114, below);
  const bare = await spot(140, 100);
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  // The ball has come.
  await expect
    .poll(async () => {
      await pass(page, 100);
      return spot(140, 100);
    })
    .not.toBe(bare);
  await pass(page, 1000);
  for (const beside of [65, 100, 135]) expect(await rail(beside)).toBe(await rail(-60));
});

test('Planet Bowling: drags, flicks and rolls through ten frames, keeps the high score, and plays again', async ({
  page,
}) => {
  test.slow();
  await openGame(page, '/planetroll', { seed: 3 });
  await expect(page.getByText('Mercury', { exact: true })).toBeVisible();

  // A tap on the strip moves the launch spot and a sideways drag is too low: neither launches.
  await drag(page, [170, -20], [170, -20]);
  await drag(page, [200, -80], [260, -80]);
  await expect(page.getByRole('button', { name: 'Roll' })).not.toHaveAttribute('aria-disabled');
  expect(await swaying(page)).toEqual([]);

  await drag(page, [200, -150], [203, -10]);
  await expect(page.getByRole('button', { name: 'Roll' })).toHaveAttribute('aria-disabled');
  await untilSettled(page);
  await expect(frame(page, 1)).toHaveText(/^1[\dX-]$/);
  // Of the pins that wait, the next in line sways.
  expect(await swaying(page)).toEqual(['2']);
  await nextBall(page).click();

  await drag(page, [200, -90], [200, -290]);
  await untilSettled(page);
  await page.keyboard.press('Enter');
  await pass(page, 450);
  await page.keyboard.press('Enter');
  await untilSettled(page);
  expect(await stored(page, KEY)).toBeNull();
  await finish(page);

  const total = Number(await hud(page, 'Score').textContent());
  expect(total).toBeGreaterThan(0);
  expect(await stored(page, KEY)).toBe(String(total));
  await expect(hud(page, 'High Score')).toHaveText(String(total));
  await expect(page.getByText('NEW High Score!')).toBeVisible();
  await expect(page.getByText(/^(Excellent bowling!|Great game!|Good job!|Keep practicing!)$/)).toBeVisible();
  await expect(frame(page, 10).locator('b')).toHaveText(String(total));

  await pressOverlay(page, 'View Game');
  await expect(page.getByRole('heading', { name: 'Game Complete' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Roll' })).toBeHidden();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(frame(page, 1)).toHaveText('1');
  await expect(hud(page, 'Score')).toHaveText('0');
});
