// Prints what the site costs and how fast it is, part by part, and keeps the whole in RESULTS.md. Nothing here is
// asserted: machines differ. `npm run bench -- paint` runs one part and keeps nothing.
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { drawing } from './drawing.mjs';
import { frames } from './frames.mjs';
import { heap } from './heap.mjs';
import { idle } from './idle.mjs';
import { pages } from './pages.mjs';
import { paint } from './paint.mjs';
import { rules } from './rules.mjs';
import { server } from './server.mjs';
import { openSite } from './site.mjs';

const PARTS = { pages, rules, paint, frames, drawing, idle, heap, server };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part ${unknown}: there are ${Object.keys(PARTS).join(', ')}`);

const site = await openSite();
const date = new Date().toISOString().slice(0, 10);
const machine = `${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
const results = [`# Benchmarks\n\nPrinted by \`npm run bench\` on ${machine}, ${date}.`];
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await measure(site);
    console.log(result);
    results.push(result);
  }
} finally {
  site.stop();
}
if (wanted.length === 0) await writeFile('bench/RESULTS.md', `${results.join('\n')}\n`);
