import type { Page } from '@playwright/test';
import { checkOf } from '../check';
import { CARDS } from '../site';

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
