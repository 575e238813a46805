// Builds the production site into dist/: prerendered pages, their scripts and styles, security
// headers, compressed copies and the server.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeHosting } from './hosting';
import { bundleInlineScripts } from './inline-scripts';
import { prerender } from './prerender';
import { writeSiteFiles } from './site-files';

type StaticEntry = typeof import('../src/entry-static');

const quiet = { logLevel: 'warn' } as const;
const forNode = { target: 'node20', manifest: false, copyPublicDir: false, minify: false } as const;

await rm('dist', { recursive: true, force: true });

await build({ ...quiet, build: { ...forNode, outDir: 'dist/static', ssr: 'src/entry-static.tsx' } });
const site: StaticEntry = await import(pathToFileURL(join('dist/static', 'entry-static.js')).href);

const sources = [...site.ROUTES, site.NOT_FOUND].map(({ source }) => source);
const input = ['src/entry-client.tsx', ...new Set(sources)];
await build({ ...quiet, build: { outDir: 'dist/site', emptyOutDir: true, rolldownOptions: { input } } });

await build({
  ...quiet,
  build: { ...forNode, outDir: 'dist/server', ssr: 'server/main.ts' },
  ssr: { noExternal: true },
});

const pages = await prerender(site, await bundleInlineScripts({ isDevelopment: false }));
await writeFile('dist/site/manifest.webmanifest', JSON.stringify(site.webManifest));
await mkdir('dist/site/.well-known', { recursive: true });
for (const [name, text] of Object.entries(site.seoFiles())) await writeFile(`dist/site/${name}`, text);
const files = Object.values(await writeSiteFiles(pages));
await writeHosting();
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`Built ${pages.size} pages, ${files.length} files, ${(bytes / 1024).toFixed(0)} kB before compression.`);
