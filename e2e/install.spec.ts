import { boxOf, expect, STILL, test } from './support';

test.use(STILL);

const button = { name: 'Install App' } as const;

test('offers to install when the browser does, and hides when accepted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', button)).toBeHidden();
  const offer = (outcome: string) =>
    page.evaluate((choice) => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: choice }),
      });
      window.dispatchEvent(event);
    }, outcome);
  await offer('dismissed');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('button', button)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // An offer comes once, and is still there after a look around.
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page.getByRole('button', button)).toBeVisible();
  await offer('accepted');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('button', button)).toBeHidden();
});

/** A synthetic offer of the browser, made in the page. */
const offerNow = () =>
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }),
  );

for (const path of ['/about', '/snake']) {
  test(`an offer that comes on ${path} is there at Home`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(offerNow)).toBe(false);
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page
      .getByRole('link', { name: /^(Wigglewood home|Home)$/ })
      .first()
      .click();
    await expect(page.getByRole('button', button)).toBeVisible();
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    await page.getByRole('button', button).click();
    await expect(page.getByRole('button', button)).toBeHidden();
  });
}

test('an offer is gone once the app is installed, by whatever way', async ({ page }) => {
  await page.goto('/snake');
  await page.evaluate(offerNow);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What shall we play today?' })).toBeVisible();
  await expect(page.getByRole('button', button)).toBeHidden();
});

test('an offer that comes before Home is alive is not lost', async ({ page }) => {
  await page.route(/assets\/entry-client-.*\.js/, async (route) => {
    // The script is asked for in the head; the browser makes its offer to a page that is read.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(offerNow);
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('button', button)).toBeVisible();
});

/** The smallest phone, a phone, a tablet and a desktop. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

test('an offer moves nothing, and stands on nothing', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const install = page.getByRole('button', button);
  const others = page.locator('h1, summary, fieldset [aria-pressed], main li:nth-child(-n + 2)');
  const places = async () => {
    const seen: string[][] = [];
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      seen.push(await others.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect()))));
    }
    return seen;
  };
  const before = await places();
  await page.evaluate(offerNow);
  await expect(install).toBeVisible();
  expect(await places()).toEqual(before);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const covered = await install.evaluate((own) => {
      const { left, top, right, bottom } = own.getBoundingClientRect();
      return [...document.querySelectorAll('button, summary, legend, h1')].filter((other) => {
        const box = other.getBoundingClientRect();
        // Of a row that slides only what is in sight.
        const seen = Math.min(box.right, other.closest('fieldset')?.getBoundingClientRect().right ?? box.right);
        return other !== own && box.left < Math.min(right, seen) && left < seen && box.top < bottom && top < box.bottom;
      }).length;
    });
    expect(covered, `${screen.width} px`).toBe(0);
  }
});

test('explains the steps when the browser’s prompt is used up', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const prompt = () => Promise.reject(new DOMException('It was shown already', 'InvalidStateError'));
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.getByRole('button', button).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
});

for (const path of ['/', '/snake', '/about']) {
  test(`reports the goal app_installed on ${path}, once, and nothing else`, async ({ page }) => {
    await page.goto(path);
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/goal') && requests.push(request.url()));
    const sent = page.waitForRequest('**/api/goal');
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ goal: 'app_installed' });
    expect((await request.response())?.status()).toBe(204);
    expect(requests).toHaveLength(1);
  });
}

test.describe('on an iPad or iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  });

  test('explains three steps on iOS Safari', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', button).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText([/Share/, /Add to Home Screen/, /Add/]);
    await dialog.getByRole('button', { name: 'Got it!' }).click();
    await expect(dialog).toBeHidden();
  });

  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
    [1366, 1024],
    [320, 568],
  ] as const) {
    test(`covers neither Wiggle nor the first ages, ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const offer = await boxOf(page.getByRole('button', button));
      const wiggle = await boxOf(page.locator('[class*=wiggle]'));
      expect(wiggle.bottom).toBeLessThanOrEqual(offer.y);
      const question = await boxOf(page.getByText('How old are you?'));
      for (const age of [1, 2]) {
        const ages = await boxOf(page.getByRole('button', { name: `Age ${age}`, exact: true }));
        // Beside them; on phones below the games.
        expect(ages.right <= offer.x || ages.bottom <= offer.y).toBe(true);
        expect(question.bottom).toBeLessThanOrEqual(ages.y + 8);
      }
    });
  }
});

test('is hidden when it runs as an app', async ({ page }) => {
  const offer = () => page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  // In a browser it is shown for the same event.
  await page.goto('/');
  await offer();
  await expect(page.getByRole('button', button)).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/');
  await offer();
  // What a press shows comes after what the event would have shown.
  await page.getByRole('button', { name: 'Age 2' }).click();
  await expect(page.getByRole('button', { name: 'Age 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', button)).toBeHidden();
});
