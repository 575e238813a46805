import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../src/site/storageKeys';

const keys = STORAGE_KEYS.map(({ key }) => key);

it('docs/storage.md lists every key with its purpose and value, and no other', () => {
  const rows = readFileSync('docs/storage.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(STORAGE_KEYS.map(({ key, purpose, value }) => `| \`${key}\` | ${purpose} | ${value} |`));
});

it('uses no key that is not on the list', () => {
  // The model of a new game is copied, and is no part of the product itself.
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('new-game'),
  );
  const used = files.flatMap((name) => [
    ...readFileSync(`src/${name}`, 'utf8').matchAll(
      /'(wigglewood-[a-z-]+|[a-z-]+-(?:high-score|muted|best))(?:-(?:easy|medium|hard))?'/g,
    ),
  ]);
  const unknown = used.map(([, key = '']) => key).filter((key) => !keys.some((known) => known.startsWith(key)));
  expect(unknown).toEqual([]);
});
