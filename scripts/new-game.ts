// Lays down the folder of a new game that already runs: `npm run new-game "Star Catcher"`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictures } from './new-game-art';
import { scripts } from './new-game-scripts';

const GAMES = 'src/games';
const STEP = 10;

const name = process.argv.slice(2).join(' ').trim();
if (!/^[A-Z][A-Za-z]*( [A-Z0-9][A-Za-z0-9]*)*$/.test(name)) {
  console.error('Give the game a name in capitals, for example: npm run new-game "Star Catcher"');
  process.exit(1);
}
const words = name.split(' ');
const id = words.join('-').toLowerCase();
const component = words.map((word) => `${word[0]}${word.slice(1).toLowerCase()}`).join('');
const folder = join(GAMES, id);
if (existsSync(folder)) {
  console.error(`${folder} is there already.`);
  process.exit(1);
}

/** After the last game of the home page. */
const orders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => /order: (\d+)/.exec(readFileSync(join(GAMES, entry.name, 'game.ts'), 'utf8'))?.[1] ?? '0');
const order = Math.max(...orders.map(Number)) + STEP;

for (const [file, text] of Object.entries({ ...scripts({ name, id, component, order }), ...pictures() })) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${folder} is there, and runs. Now: npm run dev, and open /${id.replaceAll('-', '')}`);
