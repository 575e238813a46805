// Writes every page as HTML, and the security policy that allows exactly what is in it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from 'vite';
import type { InlineScripts } from './bundle';
import { LAYER_ORDER } from './cascade-layers';
import { contentSecurityPolicy } from './security';
import type { StaticSite } from './static-site';

const ENTRY = 'src/entry-client.tsx';

/** `/` is index.html and `/snake` is snake.html, so that plain file servers find them too. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function addressOf(file: string | undefined, wanted: string): string {
  if (!file) throw new Error(`${wanted}: not in the bundler's manifest`);
  return `/${file}`;
}

/** The scripts and style sheets of some entries of the bundler, with those of all that they import. */
function filesOf(manifest: Manifest, keys: readonly string[]) {
  const found = new Set(keys);
  // A set that grows while it is walked goes on with what was added.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  const chunks = [...found].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    sheets: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

/** Writes all pages and returns the security policy of each, by address. */
export async function prerender(dist: string, site: StaticSite, inline: InlineScripts): Promise<Map<string, string>> {
  const folder = `${dist}/site`;
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const scriptOf = (key: string) => addressOf(manifest[key]?.file, key);
  const assets = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const assetOf = (part: string) =>
    addressOf(
      assets.find((name) => name.includes(part)),
      part,
    );
  const font = assetOf('.woff2');
  const scene = assetOf(`/scene-${site.DEFAULT_THEME}-`);
  const policies = new Map<string, string>();

  for (const page of await site.renderAll()) {
    const { path, source, article } = page;
    const { sheets } = filesOf(manifest, [ENTRY, source]);
    const { scripts } = filesOf(manifest, article ? [ENTRY] : [ENTRY, source]);
    const texts = await Promise.all(sheets.map((sheet) => readFile(folder + sheet, 'utf8')));
    const css = [LAYER_ORDER, ...texts.map((text) => text.trim())].join('');
    const [app, screen] = [scriptOf(ENTRY), scriptOf(source)];
    const html = site.toDocument(page, {
      app,
      screen,
      imports: scripts.filter((script) => script !== app && script !== screen),
      sheets,
      css,
      font,
      scene,
      ...inline,
    });
    const file = `${folder}/${fileOf(path)}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    const scriptTexts = [inline.beforePaint, inline.afterContent];
    policies.set(path, contentSecurityPolicy(path, { scripts: scriptTexts, style: css }));
  }
  await rm(`${folder}/.vite`, { recursive: true });
  return policies;
}
