import type { Locator, Page } from '@playwright/test';
import { checkOf } from '../check';
import { CARDS } from '../site';
import { pressAway } from '../support';

/** Every game by its address, past the age check where there is one, with what it says about itself. */
export const GAMES = await Promise.all(
  CARDS.map(async ({ id, card, page }) => ({
    name: page.game?.name ?? card.name,
    path: page.path,
    address: `${page.path}?verified=true`,
    check: await checkOf(id),
  })),
);

export const isReady = () => performance.getEntriesByName('game-ready').length > 0;

/** Leaves a game's menu; false where it has none. */
export async function leaveMenu(page: Page, press: (button: Locator) => Promise<void>): Promise<boolean> {
  const menu = page.locator('main > div:not(.play) > section');
  if (!(await menu.isVisible())) return false;
  await pressAway(menu, () => press(menu.locator('.btn').first()));
  return true;
}

/** Goes to another page of the site without loading it again, as by one of its links. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    performance.clearMarks('game-ready');
    document.documentElement.dataset.links = 'work';
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.click();
    link.remove();
    delete document.documentElement.dataset.links;
  }, address);
}
