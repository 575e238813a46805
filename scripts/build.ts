// Builds the production site into dist/, or the folder that is named: prerendered pages, their scripts and styles,
// security headers, compressed copies and the server.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleInlineScripts } from './bundle';
import { writeHosting } from './hosting';
import { readOperator } from './operator';
import { prerender } from './prerender';
import { writeSiteFiles } from './site-files';
import { loadStaticSite } from './static-site';

const quiet = { logLevel: 'warn' } as const;
const forNode = { manifest: false, copyPublicDir: false, minify: false } as const;

const [, , dist = 'dist'] = process.argv;
const { values, placeholders, problems } = readOperator(process.env);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

await rm(dist, { recursive: true, force: true });

await build({ ...quiet, build: { ...forNode, outDir: join(dist, 'static'), ssr: 'src/entry-static.tsx' } });
const site = await loadStaticSite(dist);

const sources = [...site.ROUTES, site.NOT_FOUND].map(({ source }) => source);
const input = ['src/entry-client.tsx', ...new Set(sources)];
await build({ ...quiet, build: { outDir: join(dist, 'site'), emptyOutDir: true, rolldownOptions: { input } } });

await build({
  ...quiet,
  build: { ...forNode, outDir: join(dist, 'server'), ssr: 'server/main.ts' },
  ssr: { noExternal: true },
});

const pages = await prerender(dist, site, await bundleInlineScripts({ isDevelopment: false }));
await writeFile(join(dist, 'site/manifest.webmanifest'), JSON.stringify(site.webManifest));
await mkdir(join(dist, 'site/.well-known'), { recursive: true });
for (const [name, text] of Object.entries(site.seoFiles(Date.now()))) await writeFile(join(dist, 'site', name), text);
const list = await writeSiteFiles(dist, pages, { origin: values.SITE_ORIGIN, placeholders });
await writeHosting(dist, list);
const files = Object.values(list);
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`Built ${pages.size} pages, ${files.length} files, ${(bytes / 1024).toFixed(0)} kB before compression.`);
