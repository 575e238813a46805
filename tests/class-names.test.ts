import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from '../scripts/class-names';

function folderOf(...sheets: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  for (const sheet of sheets) {
    mkdirSync(join(folder, sheet, '..'), { recursive: true });
    writeFileSync(join(folder, sheet), '');
  }
  return folder;
}

it('gives every class of every style sheet a short name of its own', () => {
  const sheets = Array.from({ length: 400 }, (_, index) => `games/game-${index}/view.module.css`);
  const folder = folderOf(...sheets);
  const nameOf = shortClassNames(folder);
  const names = sheets.flatMap((sheet) => ['board', 'cell'].map((name) => nameOf(name, join(folder, sheet))));
  expect(new Set(names).size).toBe(800);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}[A-Z]$/);
});

it('gives the pages and the scripts, which are built apart, the same names', () => {
  const folder = folderOf('kit/Stage.module.css');
  const [first, second] = [shortClassNames(folder), shortClassNames(folder)];
  const sheet = join(folder, 'kit/Stage.module.css');
  for (const name of ['box', 'field', 'box']) expect(first(name, sheet)).toBe(second(name, sheet));
});
