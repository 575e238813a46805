// Prints what each page costs, and how fast each game's rules run. Nothing here is asserted: machines differ.

import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { LAUNCH } from '../scripts/browser.mjs';
import { serveSite } from '../scripts/serve.mjs';
import { simulate } from './simulate.mjs';

const kB = (bytes) => (bytes / 1000).toFixed(1);
const lines = [];
function table(title, head, rows) {
  lines.push('', `## ${title}`, '', `| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`);
  for (const row of rows) lines.push(`| ${row.join(' | ')} |`);
}

/** A page that does nothing but hydrate React, built by the same tools: what everything is measured against. */
async function bareReact() {
  const { output } = await build({
    root: 'bench/bare',
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { write: false },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

async function pageCosts(address, paths, bare) {
  const browser = await chromium.launch(LAUNCH);
  const rows = [];
  for (const path of paths) {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const { entries, paint } = await page.evaluate(() => ({
      entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        ({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize }),
      ),
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const sum = (filter) => entries.filter(({ name }) => filter(name)).reduce((all, { bytes }) => all + bytes, 0);
    const js = sum((name) => name.endsWith('.js'));
    const first = entries.filter(({ name, startTime }) => startTime < paint && !/woff2|favicon/.test(name)).length;
    rows.push([
      path,
      kB(js),
      kB(js - bare),
      kB(sum((name) => /\/art-/.test(name))),
      kB(sum(() => true)),
      entries.length,
      first,
    ]);
    await page.context().close();
  }
  await browser.close();
  return rows;
}

const { ROUTES } = await import(pathToFileURL('dist/static/entry-static.js').href);
const bare = await bareReact();
const site = await serveSite();
const rows = await pageCosts(
  site.address,
  ROUTES.map(({ path }) => path),
  bare,
);
site.stop();

lines.push(
  '# Benchmarks',
  '',
  `Printed by \`npm run bench\` on ${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`,
  `Bare React: ${kB(bare)} kB of script (brotli).`,
);
table(
  'Pages (kB, brotli)',
  ['page', 'script', 'above bare React', 'art', 'everything', 'requests', 'before first paint'],
  rows,
);
table('Rules', ['game', 'simulated seconds per CPU second'], await simulate());

const text = `${lines.join('\n')}\n`;
console.log(text);
await writeFile('bench/RESULTS.md', text);
