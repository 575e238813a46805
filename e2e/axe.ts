import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe finds wrong with a page. Bringing it in takes longer than a run: it stays until the page goes. */
export async function violations(
  page: Page,
  runOnly: RunOptions['runOnly'],
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<string[]> {
  const isHere = await page.evaluate(() => 'axe' in window);
  if (!isHere) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    { runOnly, rules, resultTypes: ['violations' as const] },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
