// Builds the production site into dist/: prerendered pages, their scripts and styles, security
// headers, compressed copies and the server.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compress } from './compress.mjs';
import { prerender } from './prerender.mjs';

const quiet = { logLevel: 'warn' };
const forNode = { target: 'node20', manifest: false, copyPublicDir: false, minify: false };

await rm('dist', { recursive: true, force: true });

await build({ ...quiet, build: { ...forNode, outDir: 'dist/static', ssr: 'src/entry-static.tsx' } });
const site = await import(pathToFileURL(join('dist/static', 'entry-static.js')).href);

const sources = [...site.ROUTES, site.NOT_FOUND].map(({ source }) => source);
const input = ['src/entry-client.tsx', ...new Set(sources)];
await build({ ...quiet, build: { outDir: 'dist/site', emptyOutDir: true, rolldownOptions: { input } } });

await build({
  ...quiet,
  build: { ...forNode, outDir: 'dist/server', ssr: 'server/main.ts' },
  ssr: { noExternal: true },
});

const pages = await prerender(site);
await writeFile('dist/site/manifest.webmanifest', JSON.stringify(site.webManifest));
await mkdir('dist/site/.well-known', { recursive: true });
for (const [name, text] of Object.entries(site.foundFiles())) await writeFile(`dist/site/${name}`, text);
const { files, bytes } = await compress(pages);
console.log(`Built ${pages.size} pages, ${files} files, ${(bytes / 1024).toFixed(0)} kB before compression.`);
