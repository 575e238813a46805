import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom: a layer may use itself and what stands to the right of it. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  entry: ['site', 'games', 'kit', 'core'],
  site: ['games', 'families', 'kit', 'core', 'contract'],
  games: ['families', 'kit', 'core'],
  families: ['kit', 'core'],
  'new-game': ['families', 'kit', 'core'],
  kit: ['core'],
  core: [],
};

/** What knows no browser: core, and all rules. */
const PURE = /^src\/(core\/|[^/]+\/[^/]+\/rules\/)/;

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name));

const sources = files('src').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function importsOf({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map(([, path = '']) => path)
    .map((path) => (path.startsWith('.') ? normalize(join(dirname(file), path)) : path));
}

function layerOf(file: string): string {
  const [, first = ''] = relative('.', file).split(/[\\/]/);
  return first.startsWith('entry') ? 'entry' : first;
}

const gameOf = (file: string) => file.match(/^src\/games\/([^/]+)\//)?.[1];
const isTest = (file: string) => /\.(test|spec|fixture)\./.test(file);

describe('architecture', () => {
  it('imports one way only: entry → site → games → families → kit → core', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((path) => path.startsWith('src/'))
        .filter((path) => {
          const [from, to] = [layerOf(source.file), layerOf(path)];
          return from !== to && !(LAYERS[from] ?? []).includes(to);
        })
        .map((path) => `${source.file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets only the donate page know the contract with the server', () => {
    const wrong = sources
      .filter(({ file }) => !file.startsWith('src/site/donate/'))
      .filter((source) => importsOf(source).some((path) => path.startsWith('contract/')))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('keeps every game to itself', () => {
    const wrong = sources.flatMap((source) => {
      const game = gameOf(source.file);
      if (!game) return [];
      return importsOf(source)
        .filter((path) => gameOf(path) !== undefined && gameOf(path) !== game)
        .map((path) => `${source.file} imports ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  it('gives rules and core no package, no clock, no dice and no screen', () => {
    const forbidden =
      /\b(Math\.random|setTimeout|setInterval|requestAnimationFrame|localStorage|document\.|window\.|new Date|Date\.now|performance\.|Intl\.)/;
    const wrong = sources
      .filter(({ file }) => !isTest(file))
      .filter(({ file }) => PURE.test(file))
      .filter((source) => forbidden.test(source.text) || importsOf(source).some((path) => !PURE.test(path)))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('has no barrels, no buckets and no file past 250 lines', () => {
    const wrong = sources
      .filter(({ file, text }) => {
        const bucket = /\/(index|utils|helpers|types|common|misc)\.tsx?$/.test(file);
        return bucket || (!isTest(file) && text.split('\n').length > 250);
      })
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('has no import cycles', () => {
    const graph = new Map(sources.map((source) => [source.file, importsOf(source)]));
    const resolve = (path: string) => [path, `${path}.ts`, `${path}.tsx`].find((candidate) => graph.has(candidate));
    const done = new Set<string>();
    const cycles: string[] = [];
    function visit(file: string, trail: readonly string[]) {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (trail.includes(file) || done.has(file)) return;
      for (const path of graph.get(file) ?? []) {
        const next = resolve(path);
        if (next) visit(next, [...trail, file]);
      }
      done.add(file);
    }
    for (const file of graph.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('has no two files whose names differ only in case', () => {
    const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
    const files = names.split('\n').map((name) => name.replace(/\.tsx?$/, ''));
    const seen = new Map<string, string>();
    const pairs = files.filter((file) => {
      const known = seen.get(file.toLowerCase());
      seen.set(file.toLowerCase(), file);
      return known !== undefined && known !== file;
    });
    expect(pairs).toEqual([]);
  });

  it('spells out the product’s name, address, links and e-mail in one module only', () => {
    const wrong = sources.filter(
      ({ file, text }) => file !== 'src/site/site.ts' && /Wigglewood|wigglewood\.example/.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
