import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A whole number in capitals: 0 is A, 25 is Z, 26 is BA. The classes of base.css have none, so none is met. */
const inCapitals = (number: number): string =>
  (number >= 26 ? inCapitals(Math.floor(number / 26)) : '') + LETTERS[number % 26]?.toUpperCase();

/** Two letters for each style sheet of the folder, from its path, so that a new sheet leaves the others theirs. */
function prefixes(folder: string): Map<string, string> {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => name.split(sep).join('/'))
    .sort();
  const taken = new Map<string, string>();
  const used = new Set<string>();
  for (const sheet of sheets) {
    let place = createHash('sha256').update(sheet).digest().readUInt16BE() % 676;
    const letters = () => (LETTERS[Math.floor(place / 26)] ?? '') + LETTERS[place % 26];
    while (used.has(letters())) place = (place + 1) % 676;
    used.add(letters());
    taken.set(sheet, letters());
  }
  return taken;
}

/**
 * Short class names: two letters for the style sheet, then a capital for the class. A hash would be random
 * text, which does not compress, in every script and page.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const sheets = prefixes(folder);
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const sheet = relative(folder, file.replace(/\?.*$/, '')).split(sep).join('/');
    const known = classes.get(sheet) ?? [];
    classes.set(sheet, known);
    if (!known.includes(name)) known.push(name);
    return `${sheets.get(sheet) ?? 'x-'}${inCapitals(known.indexOf(name))}`;
  };
}
