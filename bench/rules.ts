// How many seconds of play the rules of each ticking game get through in one second of CPU time.
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type BenchFile, benchFileOf, readGames } from './benchedGame';
import type { Seat } from './seat';
import { atLeast, count, judged, median, table, verdict } from './table';

const BUNDLES = 'dist/bench/seats';
const WARM_UP = 500;
const SPELL = 500;
const SPELLS = 5;
/** A round that never ends by itself is begun anew after so much play. */
const ROUND = 60_000;
const TARGET = atLeast(5000, count);

/** A game's player and rules as a browser gets them, in a copy of their own: on its page no other is played, either. */
async function seatOf(id: string): Promise<Seat | undefined> {
  const outfile = `${BUNDLES}/${id}.mjs`;
  await build({
    entryPoints: [benchFileOf(id)],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    logLevel: 'error',
  });
  const { seat }: BenchFile = await import(pathToFileURL(outfile).href);
  return seat?.();
}

/** Plays for so many ms of CPU time and tells how many seconds of play per second that were. */
function play({ game, every, again, act }: Seat, cpuMs: number): number {
  const start = process.cpuUsage().user;
  const used = () => (process.cpuUsage().user - start) / 1000;
  let simulated = 0;
  while (used() < cpuMs) {
    again();
    for (let ms = 0; ms < ROUND; ms += every) {
      if (!game.ticking) again();
      act();
      // Time that passes while the game waits for the child would cost nothing.
      if (game.ticking) simulated += every;
      game.advance(every);
    }
  }
  return simulated / used();
}

export async function rules(): Promise<string> {
  const seats: { id: string; seat: Seat; speeds: number[] }[] = [];
  for (const { id } of await readGames()) {
    const seat = await seatOf(id);
    if (!seat) continue;
    play(seat, WARM_UP);
    seats.push({ id, seat, speeds: [] });
  }
  for (let spell = 0; spell < SPELLS; spell++) for (const { seat, speeds } of seats) speeds.push(play(seat, SPELL));
  return table(
    'Rules',
    'Seconds of play in one second of CPU time, with a player who never rests; the median of five spells.',
    ['game', ...verdict('seconds of play')],
    seats.map(({ id, speeds }) => [id, ...judged(median(speeds), count, TARGET)]),
  );
}
