import type { Page } from '@playwright/test';
import { ROUTES } from '../site';

/** Every game by its address, past the age check where there is one. */
export const GAMES = ROUTES.filter(({ page, path }) => page.game && page.path === path).map(({ page }) => ({
  name: page.game?.name ?? '',
  path: page.path,
  address: `${page.path}?verified=true`,
}));

export const isReady = () => performance.getEntriesByName('game-ready').length > 0;

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
