import type { PageInfo } from '../kit/gameInfo';
import { page as abilities } from './abilities/page';
import { page as adam } from './adam/page';
import { page as balloonPop } from './balloon-pop/page';
import { page as beePhong } from './bee-phong/page';
import { page as blockBuilder } from './block-builder/page';
import { page as bugCatcher } from './bug-catcher/page';
import { page as cleanUpToys } from './clean-up-toys/page';
import { page as dotsAndLines } from './dots-and-lines/page';
import { page as drawCanvas } from './draw-canvas/page';
import { page as ecoHero } from './eco-hero/page';
import { page as fidgetSpinner } from './fidget-spinner/page';
import { page as fifteenPuzzle } from './fifteen-puzzle/page';
import { page as memoryMatch } from './memory-match/page';
import { page as molePatrol } from './mole-patrol/page';
import { page as pinball } from './pinball/page';
import { page as planetBowling } from './planet-bowling/page';
import { page as pumpkinCatcher } from './pumpkin-catcher/page';
import { page as snake } from './snake/page';
import { page as solarSystem } from './solar-system/page';
import { page as ticTacToe } from './tic-tac-toe/page';
import { page as towerOfHanoi } from './tower-of-hanoi/page';

/** A game's page and the file that holds its component. Read by the build, never by the browser. */
export interface GamePageEntry {
  readonly page: PageInfo;
  readonly source: `src/games/${string}.tsx`;
  /** Other addresses of the same screen. */
  readonly aliases?: readonly `/${string}`[];
}

export const gamePages: readonly GamePageEntry[] = [
  { page: balloonPop, source: 'src/games/balloon-pop/BalloonPop.tsx' },
  { page: drawCanvas, source: 'src/games/draw-canvas/DrawCanvas.tsx' },
  { page: solarSystem, source: 'src/games/solar-system/SolarSystem.tsx' },
  { page: bugCatcher, source: 'src/games/bug-catcher/BugCatcher.tsx' },
  { page: fidgetSpinner, source: 'src/games/fidget-spinner/FidgetSpinner.tsx' },
  { page: memoryMatch, source: 'src/games/memory-match/MemoryMatch.tsx' },
  { page: cleanUpToys, source: 'src/games/clean-up-toys/CleanUpToys.tsx' },
  { page: pinball, source: 'src/games/pinball/Pinball.tsx' },
  { page: ecoHero, source: 'src/games/eco-hero/EcoHero.tsx' },
  { page: planetBowling, source: 'src/games/planet-bowling/PlanetBowling.tsx', aliases: ['/planetroll'] },
  { page: pumpkinCatcher, source: 'src/games/pumpkin-catcher/PumpkinCatcher.tsx' },
  { page: snake, source: 'src/games/snake/Snake.tsx' },
  { page: molePatrol, source: 'src/games/mole-patrol/MolePatrol.tsx' },
  { page: beePhong, source: 'src/games/bee-phong/BeePhong.tsx' },
  { page: ticTacToe, source: 'src/games/tic-tac-toe/TicTacToe.tsx' },
  { page: towerOfHanoi, source: 'src/games/tower-of-hanoi/TowerOfHanoi.tsx' },
  { page: fifteenPuzzle, source: 'src/games/fifteen-puzzle/FifteenPuzzle.tsx' },
  { page: dotsAndLines, source: 'src/games/dots-and-lines/DotsAndLines.tsx' },
  { page: blockBuilder, source: 'src/games/block-builder/BlockBuilder.tsx' },
  { page: adam, source: 'src/games/adam/Adam.tsx' },
  { page: abilities, source: 'src/games/abilities/Abilities.tsx' },
];
