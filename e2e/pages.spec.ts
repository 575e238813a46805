import AxeBuilder from '@axe-core/playwright';
import { THEMES } from '../src/kit/theme/theme';
import { ROUTES } from '../src/site/routes';
import { titleOf } from '../src/site/static/Head';
import { LONG } from './hardening/size';
import { expect, test } from './support';

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 320, height: 568 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const { path, page: info } of ROUTES) {
  // Past the age check, where there is one.
  const address = info.game ? `${path}?verified=true` : path;

  test(`${path} opens with one h1, its title, and nothing sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(titleOf(info));
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    if (info.game) {
      await page.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0);
      expect(await sideways()).toBeLessThanOrEqual(0);
    }
    if (path !== '/') expect((await page.goto(`${path}/`))?.status()).toBe(200);
  });

  test(`${path} passes axe in the three themes, on a desktop and on a phone`, async ({ page }) => {
    for (const theme of THEMES) {
      await page.addInitScript((value) => localStorage.setItem('wigglewood-theme', value), theme);
      await page.goto(address);
      if (info.game) await page.waitForFunction(() => performance.getEntriesByName('game-ready').length > 0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      // Things that fade in have their contrast when they are there.
      await page.waitForTimeout(700);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        const axe = new AxeBuilder({ page });
        // All rules once; the other themes differ in their colors only.
        const { violations } = await (LONG || theme === 'sky-blue'
          ? axe.withTags(TAGS)
          : axe.withRules(['color-contrast'])
        ).analyze();
        const where = `${theme}, ${viewport.width} px`;
        expect(
          violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
    }
  });
}
