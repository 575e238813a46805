import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const NOT_RULES = /\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g;
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

interface Sheet {
  readonly classes: Set<string>;
  /** What all views together take of it. */
  readonly asked: Set<string>;
  /** What is taken and not there. */
  readonly missing: string[];
}
const sheets = new Map<string, Sheet>();

for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(name)) continue;
  const view = join('src', name);
  const code = readFileSync(view, 'utf8');
  for (const [, styles, path = ''] of code.matchAll(IMPORT)) {
    const sheet = join(dirname(view), path);
    const rules = readFileSync(sheet, 'utf8').replace(NOT_RULES, '');
    const classes = new Set([...rules.matchAll(/\.([A-Za-z]\w*)/g)].map(([, found = '']) => found));
    const known: Sheet = sheets.get(sheet) ?? { classes, asked: new Set(), missing: [] };
    const uses = code.replace(IMPORT, '').matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
    for (const [, use = ''] of uses) {
      known.asked.add(use);
      if (!classes.has(use)) known.missing.push(`${view} asks for .${use}`);
    }
    sheets.set(sheet, known);
  }
}

it('no view asks for a class that its style sheet does not have', () => {
  expect([...sheets.values()].flatMap(({ missing }) => missing)).toEqual([]);
});

it('no style sheet has a class that nobody asks for', () => {
  const idle = [...sheets].flatMap(([sheet, { classes, asked }]) =>
    [...classes].filter((name) => !asked.has(name)).map((name) => `${sheet}: .${name}`),
  );
  expect(sheets.size).toBeGreaterThan(20);
  expect(idle).toEqual([]);
});

it('a property that is registered for the whole site is used in one folder alone', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .map((name) => ({ path: join('src', name), text: readFileSync(join('src', name), 'utf8') }));
  const registered = files.flatMap(({ path, text }) =>
    [...text.matchAll(/@property (--[\w-]+)/g)].map(([, name = '']) => ({ name, folder: dirname(path) })),
  );
  const strangers = registered.flatMap(({ name, folder }) =>
    files
      .filter(({ path, text }) => dirname(path) !== folder && new RegExp(`${name}(?![\\w-])`).test(text))
      .map(({ path }) => `${path} uses ${name} of ${folder}`),
  );
  expect(registered.length).toBeGreaterThan(0);
  expect(strangers).toEqual([]);
});
