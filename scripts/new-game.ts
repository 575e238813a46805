// Lays down the folder of a new game that already runs: `npm run new-game "Moon Hopper"` copies src/new-game/star-catcher.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODEL = 'src/new-game/star-catcher';
const GAMES = 'src/games';
const STEP = 10;

/** All the ways in which a game is called, and its place: what of the model is written anew. */
function namesOf(name: string, order: number) {
  const words = name.split(' ');
  const id = words.join('-').toLowerCase();
  const component = words.map((word) => `${word[0]}${word.slice(1).toLowerCase()}`).join('');
  return { name, id, component, path: id.replaceAll('-', ''), order: `order: ${order},` };
}

const wanted = process.argv.slice(2).join(' ').trim();
if (!/^[A-Z][A-Za-z]*( [A-Z0-9][A-Za-z0-9]*)*$/.test(wanted)) {
  console.error('Give the game a name in capitals, for example: npm run new-game "Moon Hopper"');
  process.exit(1);
}
/** After the last game of the home page. */
const orders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => /order: (\d+)/.exec(readFileSync(join(GAMES, entry.name, 'game.ts'), 'utf8'))?.[1] ?? '0');
const from = Object.values(namesOf('Star Catcher', 0));
const game = namesOf(wanted, Math.max(...orders.map(Number)) + STEP);
const to = Object.values(game);
const folder = join(GAMES, game.id);
if (existsSync(folder)) {
  console.error(`${folder} is there already.`);
  process.exit(1);
}

const rename = (text: string) => from.reduce((renamed, old, index) => renamed.replaceAll(old, to[index] ?? ''), text);
for (const entry of readdirSync(MODEL, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const copy = rename(file.replace(MODEL, folder));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, rename(readFileSync(file, 'utf8')));
}
console.log(`${folder} is there, and runs. Now: npm run dev, and open /${game.path}`);
