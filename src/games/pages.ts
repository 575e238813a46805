import type { PageInfo } from '../kit/catalog';
import { page as balloonPop } from './balloon-pop/page';
import { page as bugCatcher } from './bug-catcher/page';
import { page as memoryMatch } from './memory-match/page';
import { page as pinball } from './pinball/page';
import { page as pumpkinCatcher } from './pumpkin-catcher/page';
import { page as snake } from './snake/page';

/** A game's page and the file that holds its component. Read by the build, never by the browser. */
export interface GamePageEntry {
  readonly page: PageInfo;
  readonly source: `src/games/${string}.tsx`;
  /** Other addresses of the same screen. */
  readonly aliases?: readonly `/${string}`[];
}

export const gamePages: readonly GamePageEntry[] = [
  { page: balloonPop, source: 'src/games/balloon-pop/BalloonPop.tsx' },
  { page: bugCatcher, source: 'src/games/bug-catcher/BugCatcher.tsx' },
  { page: memoryMatch, source: 'src/games/memory-match/MemoryMatch.tsx' },
  { page: pinball, source: 'src/games/pinball/Pinball.tsx' },
  { page: pumpkinCatcher, source: 'src/games/pumpkin-catcher/PumpkinCatcher.tsx' },
  { page: snake, source: 'src/games/snake/Snake.tsx' },
];
