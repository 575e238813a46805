// Draws the pictures that must be PNG: favicon.ico, app icons, the app's screenshots and one social picture per page
// (1200 x 630, from the page's own art), into public/. Run `npm run pictures` after a new page or game; commit the result.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { BEGUN_KEY } from '../src/kit/session/firstVisit';
import { LAUNCH } from './browser.mjs';
import { serveSite } from './serve';
import { loadStaticSite } from './static-site';

const { ROUTES, SCREENSHOTS, cardPicture, screenshotFile, socialFile, webManifest } = await loadStaticSite();
const svg = async (file: string) => `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`;
const font = `data:font/woff2;base64,${(await readFile('node_modules/@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2')).toString('base64')}`;
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const browser = await chromium.launch(LAUNCH);

/** The bytes of a PNG; also kept as a file of public/ where it has a name. */
async function draw(file: string | null, width: number, height: number, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>@font-face{font-family:F;src:url(${font});font-weight:300 700}*{box-sizing:border-box}body{margin:0;width:${width}px;height:${height}px;overflow:hidden;font-family:F;position:relative}</style>${html}`,
    { waitUntil: 'load' },
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ ...(file && { path: `public/${file}` }), omitBackground: true });
  await page.close();
  return png;
}

interface Icon {
  readonly size: number;
  readonly png: Buffer;
}

/** Browsers that ask for /favicon.ico get one file with a picture of each size: a head, an entry for each, the PNGs. */
function icoOf(pictures: readonly Icon[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = head.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    // One plane of 32 bits.
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)]);
}

async function icons() {
  const head = await svg('src/kit/art/wiggle-head.svg');
  const icon = (size: number, { share, ground }: { share: number; ground: string }) =>
    `<div style="width:${size}px;height:${size}px;background:${ground};display:grid;place-items:center"><img src="${head}" style="width:${size * share}px"></div>`;
  const small: Icon[] = [];
  for (const size of [16, 32, 48]) {
    small.push({ size, png: await draw(null, size, size, icon(size, { share: 1, ground: 'none' })) });
  }
  await writeFile('public/favicon.ico', icoOf(small));
  await draw('icons/icon-192.png', 192, 192, icon(192, { share: 1, ground: 'none' }));
  await draw('icons/icon-512.png', 512, 512, icon(512, { share: 1, ground: 'none' }));
  await draw('icons/maskable-512.png', 512, 512, icon(512, { share: 0.66, ground: webManifest.theme_color }));
  await draw('icons/apple-touch-icon.png', 180, 180, icon(180, { share: 0.84, ground: webManifest.theme_color }));
}

async function screenshots() {
  const site = await serveSite();
  for (const { form, path, width, height, ratio } of SCREENSHOTS) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: ratio,
      serviceWorkers: 'block',
    });
    // As somebody sees it who plays: without the hand that helps.
    await context.addInitScript(([key, begun]) => localStorage.setItem(key, begun), [
      BEGUN_KEY,
      JSON.stringify([path]),
    ] as const);
    const page = await context.newPage();
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `public${screenshotFile(form)}` });
    await context.close();
  }
  await site.stop();
}

async function social() {
  const [logo, scene, wiggle] = await Promise.all([
    svg('src/kit/art/logo.svg'),
    svg('src/kit/art/scene-sky-blue.svg'),
    svg('src/kit/art/wiggle.svg'),
  ]);
  const drawn = new Set<string>();
  for (const { page } of ROUTES) {
    const file = socialFile(page.path);
    if (drawn.has(file)) continue;
    drawn.add(file);
    const source = cardPicture(page.path);
    const picture = source
      ? `<img src="${await svg(source)}" style="position:absolute;right:50px;top:96px;width:620px;border-radius:44px;border:12px solid #fff;box-shadow:0 14px 34px #17324d40">`
      : `<img src="${wiggle}" style="position:absolute;right:60px;bottom:40px;width:520px">`;
    const heading = page.game?.name ?? page.title.replace(/:.*/, '');
    await mkdir(`public/${dirname(file)}`, { recursive: true });
    await draw(
      file,
      1200,
      630,
      `<div style="position:absolute;inset:0;background:url(${scene}) bottom/1400px no-repeat,linear-gradient(#93d8ff,#cdefff 70%)"></div>
<img src="${logo}" style="position:absolute;left:44px;top:40px;width:380px">
<h1 style="position:absolute;left:54px;top:170px;width:${source ? 460 : 620}px;margin:0;color:#17324d;font-weight:650;font-size:${heading.length > 18 ? 62 : 78}px;line-height:1.05">${escapeHtml(heading)}</h1>
<p style="position:absolute;left:54px;bottom:44px;margin:0;padding:12px 26px;border-radius:40px;background:#fff;color:#1c7d45;font-weight:600;font-size:34px">Free. No ads. Ages 1 to 8.</p>${picture}`,
    );
  }
}

await mkdir('public/icons', { recursive: true });
await icons();
await social();
await screenshots();
await browser.close();
console.log(`Pictures are in public/icons and public/social.`);
