// Prints what the site costs and how fast it is, part by part, and keeps each part in RESULTS.md. Nothing here is
// asserted: machines differ. `npm run bench -- paint` runs one part and leaves the others as they are.
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { children } from './children/children';
import { drawing } from './drawing';
import { frames } from './frames';
import { heap } from './heap';
import { idle } from './idle';
import { lighthouse } from './lighthouse';
import { pages } from './pages';
import { paint } from './paint';
import { rules } from './rules';
import { server } from './server';
import { type BenchSite, openSite } from './site';
import { taps } from './taps';

const PARTS: Readonly<Record<string, (site: BenchSite) => Promise<string>>> = {
  pages,
  rules,
  children,
  paint,
  taps,
  frames,
  drawing,
  idle,
  heap,
  server,
  lighthouse,
};
const RESULTS = 'bench/RESULTS.md';
const MARK = /^<!-- (\w+) -->\n/m;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part ${unknown}: there are ${Object.keys(PARTS).join(', ')}`);

/** The parts as they were kept: what stands behind the mark of each. */
async function readResults(): Promise<Map<string, string>> {
  const text = await readFile(RESULTS, 'utf8').catch(() => '');
  const [, ...pieces] = text.split(MARK);
  const kept = new Map<string, string>();
  for (let at = 0; at + 1 < pieces.length; at += 2) kept.set(pieces[at] ?? '', pieces[at + 1] ?? '');
  return kept;
}

const kept = await readResults();
const date = new Date().toISOString().slice(0, 10);
const machine = `${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, ${date}`;

const site = await openSite();
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await measure(site);
    console.log(result);
    kept.set(name, `${result}\n\nOn ${machine}.\n\n`);
    const parts = Object.keys(PARTS).filter((part) => kept.has(part));
    const text = parts.map((part) => `<!-- ${part} -->\n${kept.get(part)}`).join('');
    await writeFile(
      RESULTS,
      `# Benchmarks\n\nPrinted and kept by \`npm run bench\`. What is missed, and why, is in [MISSED.md](MISSED.md).\n\n${text.trimEnd()}\n`,
    );
  }
} finally {
  await site.stop();
}
