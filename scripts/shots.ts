// Pictures of every page in three themes and six sizes, into shots/, with a contact sheet per theme.
// Arguments narrow it down: `npm run shots -- /snake /balloonpop`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { THEME_KEY, THEMES } from '../src/kit/theme/themes';
import { LAUNCH } from './browser.mjs';
import { serveSite } from './serve';
import { loadStaticSite } from './static-site';

const SIZES = [
  ['phone', 390, 844],
  ['lying-phone', 844, 390],
  ['tablet', 820, 1180],
  ['lying-tablet', 1024, 768],
  ['large-lying-tablet', 1180, 820],
  ['desktop', 1440, 900],
] as const;
const wanted = process.argv.slice(2);

const { ROUTES, NOT_FOUND } = await loadStaticSite();
const paths = [...ROUTES, NOT_FOUND]
  .map(({ path }) => path)
  .filter((path) => wanted.length === 0 || wanted.includes(path));
const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

await rm('shots', { recursive: true, force: true });
await mkdir('shots');
const site = await serveSite();
const browser = await chromium.launch(LAUNCH);

for (const theme of THEMES) {
  for (const [size, width, height] of SIZES) {
    const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(site.address + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(700);
      await page.screenshot({ path: `shots/${nameOf(path)}-${theme}-${size}.png` });
    }
    await context.close();
  }
  const figures = paths.flatMap((path) =>
    SIZES.map(
      ([size, width, height]) =>
        `<figure><img src="${nameOf(path)}-${theme}-${size}.png" height="300" width="${(300 * width) / height}"><figcaption>${path} ${size}</figcaption></figure>`,
    ),
  );
  const sheet = `<!doctype html><style>body{display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}figure{margin:0}</style>${figures.join('')}`;
  await writeFile(`shots/contact-${theme}.html`, sheet);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(pathToFileURL(`shots/contact-${theme}.html`).href);
  await page.screenshot({ path: `shots/contact-${theme}.png`, fullPage: true });
  await page.close();
}

await browser.close();
await site.stop();
console.log(`Pictures of ${paths.length} pages are in shots/, the contact sheets in shots/contact-*.png.`);
