// How many seconds of play the rules of each ticking game get through in one second of CPU time.
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { PLAYERS } from './players.mjs';
import { atLeast, count, judged, median, table, verdict } from './table.mjs';

const FOLDER = 'dist/bench/rules';
const WARM_UP = 500;
const SPELL = 500;
const SPELLS = 5;
/** A round that never ends by itself is begun anew after so much play. */
const ROUND = 60_000;
const TARGET = atLeast(5000, count);

/** The rules as one script, as a browser gets them. */
async function load(id, also = []) {
  const contents = ['rules', ...also].map((name) => `export * from './src/games/${id}/${name}.ts';`).join('');
  const core = "export * from './src/core/game.ts'; export * from './src/core/random.ts';";
  const outfile = `${FOLDER}/${id}.mjs`;
  const stdin = { contents: contents + core, resolveDir: '.', loader: 'ts' };
  await build({ stdin, outfile, bundle: true, format: 'esm', target: 'es2020', minify: true, logLevel: 'error' });
  return import(pathToFileURL(outfile).href);
}

async function seat([id, { options, every, also, again, act }]) {
  const module = await load(id, also);
  const game = module.createGame(module.rules, options, 1);
  const random = module.createRandom(2).next;

  /** Plays for so many ms of CPU time and tells how many seconds of play per second that were. */
  function play(cpuMs) {
    const start = process.cpuUsage().user;
    const used = () => (process.cpuUsage().user - start) / 1000;
    let simulated = 0;
    while (used() < cpuMs) {
      again(game);
      for (let ms = 0; ms < ROUND; ms += every) {
        if (!game.ticking) again(game);
        act(game, random, module);
        // Time that passes while the game waits for the child would cost nothing.
        if (game.ticking) simulated += every;
        game.advance(every);
      }
    }
    return simulated / used();
  }
  play(WARM_UP);
  return { id, play, speeds: [] };
}

export async function rules() {
  const seats = [];
  for (const player of Object.entries(PLAYERS)) seats.push(await seat(player));
  for (let spell = 0; spell < SPELLS; spell++) for (const { play, speeds } of seats) speeds.push(play(SPELL));
  return table(
    'Rules',
    'Seconds of play in one second of CPU time, with a player who never rests; the median of five spells.',
    ['game', ...verdict('seconds of play')],
    seats.map(({ id, speeds }) => [id, ...judged(median(speeds), count, TARGET)]),
  );
}
