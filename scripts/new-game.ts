// Lays down the folder of a new game that already runs: `npm run new-game "Moon Hopper"` copies src/new-game/star-catcher.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const MODEL = 'src/new-game/star-catcher';
const GAMES = 'src/games';
const PAGES = 'src/site/pages';
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
  console.error(
    'Give the game a name whose first word is of letters and whose words begin with capitals: npm run new-game "Moon Hopper"',
  );
  process.exit(1);
}
const filesIn = (home: string) =>
  readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const textOf = (file: string) => readFileSync(file, 'utf8');

const games = filesIn(GAMES).filter((file) => basename(file) === 'game.ts');
/** After the last game of the home page. */
const orders = games.map((file) => /order: (\d+)/.exec(textOf(file))?.[1] ?? '0');
const from = Object.values(namesOf('Star Catcher', 0));
const game = namesOf(wanted, Math.max(...orders.map(Number)) + STEP);
const to = Object.values(game);
const folder = join(GAMES, game.id);
if (existsSync(folder)) {
  console.error(`${folder} is there already.`);
  process.exit(1);
}

const addressed = [...games, ...filesIn(PAGES).filter((file) => file.endsWith('.ts'))];
const owner = addressed.find((file) => textOf(file).includes(`'/${game.path}'`));
if (owner) {
  console.error(`/${game.path} is an address in ${owner} already. Give the game another name.`);
  process.exit(1);
}
const model = filesIn(MODEL);
if (model.some((file) => new RegExp(`\\b${game.component}\\b`).test(textOf(file)))) {
  console.error(`The model says ${game.component} for something else. Give the game another name.`);
  process.exit(1);
}

const rename = (text: string) => from.reduce((renamed, old, index) => renamed.replaceAll(old, to[index] ?? ''), text);
for (const file of model) {
  const copy = rename(file.replace(MODEL, folder));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, rename(textOf(file)));
}
console.log(`${folder} is there, and runs. Now: npm run dev, and open /${game.path}`);
