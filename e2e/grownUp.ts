import { expect, type Page } from '@playwright/test';

/** The question that keeps children out. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Grown-up check' });

/** Answers its sum, right or wrong. */
export async function answer(page: Page, right = true): Promise<void> {
  const buttons = question(page).getByRole('button', { name: /^\d+$/ });
  await expect(buttons).toHaveCount(6);
  const [first = 0, second = 0] = (await question(page).locator('b').allTextContents()).map(Number);
  const text = (await buttons.allTextContents()).find((choice) => (Number(choice) === first + second) === right);
  await buttons.filter({ hasText: new RegExp(`^${text}$`) }).click();
}

/** Opens the page for grown-ups. */
export async function enterAsGrownUp(page: Page): Promise<void> {
  await page.goto('/grown-ups');
  await answer(page);
  await expect(page.getByRole('region', { name: 'The shelf' })).toBeVisible();
}
