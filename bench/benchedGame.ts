// What a game says about itself for the benchmarks, in its own folder (src/games/<id>/bench.ts).
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadStaticSite } from '../scripts/static-site';
import type { CardInfo } from '../src/kit/gameInfo';
import type { Play } from './plays';
import type { Seat } from './seat';
import type { Touches } from './touches';

/** The exports of a game's bench.ts. */
export interface BenchFile {
  /** Who plays a game with a clock while its rules are measured. */
  readonly seat?: () => Seat;
  /** How a canvas game is brought to run while its frames are measured. */
  readonly play?: Play;
  /** Nothing moves until the child does something. */
  readonly rests?: boolean;
  /** Lighthouse looks at it: a few must stand for all. */
  readonly isSample?: boolean;
  /** It has a sheet to draw on: the buttons that choose to fill it, and colors for that. */
  readonly fills?: { readonly tools: readonly string[]; readonly colors: readonly string[] };
  /** Where a finger taps so that the game answers. */
  readonly touches: Touches;
}

interface BenchedGame extends BenchFile {
  readonly id: string;
  readonly path: CardInfo['path'];
  readonly age: CardInfo['age'];
}

export const benchFileOf = (id: string) => `src/games/${id}/bench.ts`;

/** All games, in the order of the home page. */
export async function readGames(): Promise<readonly BenchedGame[]> {
  const { gamePages } = await loadStaticSite();
  const folders = readdirSync('src/games').filter((id) => existsSync(benchFileOf(id)));
  const games = gamePages.filter(({ id }) => folders.includes(id));
  return Promise.all(
    games.map(async ({ id, card }) => {
      const file: BenchFile = await import(pathToFileURL(resolve(benchFileOf(id))).href);
      return { ...file, id, path: card.path, age: card.age };
    }),
  );
}
