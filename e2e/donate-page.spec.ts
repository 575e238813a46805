import { expect, test } from '@playwright/test';
import { THEMES } from '../src/kit/theme/themes';
import { violations } from './axe';
import { open, proceed, toast } from './donations';
import { holdBackApp } from './support';

// The page of the donations before its script is there, without one, and its toasts.

for (const query of ['?success=true', '?success=true&redirect_status=processing']) {
  test(`${query} thanks before the script is there, and shows no form`, async ({ page }) => {
    const letGo = await holdBackApp(page);
    const loading = page.goto(`/donate${query}`);
    const thanks = page.getByText('Thank You!', { exact: true }).first();
    await expect(thanks).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Choose a way to help' })).toBeHidden();
    const before = await thanks.boundingBox();
    letGo();
    await loading;
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused();
    expect((await thanks.boundingBox())?.y).toBe(before?.y);
  });
}

for (const query of ['', '?success=true&redirect_status=failed']) {
  test(`/donate${query} thanks nobody before the script is there`, async ({ page }) => {
    const letGo = await holdBackApp(page);
    const loading = page.goto(`/donate${query}`);
    await expect(page.locator('form')).toBeVisible();
    await expect(page.getByText('Thank You!')).toBeHidden();
    letGo();
    await loading;
  });
}

test('without JavaScript the page says what giving needs, and the form goes nowhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const visited: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== baseURL) visited.push(request.url());
    if (request.isNavigationRequest()) visited.push(request.method() + pathname + search);
  });
  await page.goto('/donate');
  const notice = page.locator('main noscript p');
  await expect(notice).toHaveText(/^Giving by card needs JavaScript/);
  await expect(notice).toBeVisible();
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Name').press('Enter');
  await proceed(page).click();
  await page.getByRole('link', { name: 'Back to games' }).click();
  await expect(page).toHaveURL('/');
  expect(visited).toEqual(['GET/donate', 'GET/']);
  await context.close();
});

test('a monthly amount that there is not: those that there are come into sight, to be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sent } = await open(page);
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await page.getByLabel('Custom amount').fill('7');
  await proceed(page).click();
  await expect(toast(page)).toContainText('Invalid subscription amount selected');
  const offers = page.getByRole('button', { name: /a month$/ });
  await expect(offers).toHaveText(['$2 a month', '$5 a month', '$10 a month']);
  for (const offer of await offers.all()) {
    await expect(offer).toBeInViewport({ ratio: 1 });
    expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  }
  await offers.nth(1).click();
  await expect(page.getByRole('button', { name: '$5', exact: true, pressed: true })).toBeFocused();
  await expect(page.getByLabel('Custom amount')).toHaveValue('');
  expect(sent).toEqual([]);
});

for (const theme of THEMES) {
  test(`${theme}: an error looks like an error, and thanks like thanks`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('wigglewood-theme', name), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    /** The color of the toast's title and sign, as the name of a token. */
    const look = () =>
      toast(page).evaluate((item) => {
        const probe = document.body.appendChild(document.createElement('i'));
        const colorOf = (token: string) => {
          probe.style.color = `var(--${token})`;
          return getComputedStyle(probe).color;
        };
        const [sign, title] = item.children;
        if (!sign || !title) throw new Error('The toast is not whole');
        const colors = [getComputedStyle(title).color, getComputedStyle(sign).backgroundColor];
        const found = colors.map((color) => ['good', 'bad'].find((token) => colorOf(token) === color));
        probe.remove();
        return found;
      });
    const contrast = () => violations(page, { type: 'rule', values: ['color-contrast'] });
    await open(page);
    await page.getByLabel('Custom amount').fill('0.5');
    await proceed(page).click();
    await expect(toast(page)).toContainText('Invalid Amount');
    expect(await look()).toEqual(['bad', 'bad']);
    expect(await contrast()).toEqual([]);
    await page.goto('/donate?success=true');
    await expect(toast(page)).toContainText('Thank You!');
    expect(await look()).toEqual(['good', 'good']);
    expect(await contrast()).toEqual([]);
  });
}
