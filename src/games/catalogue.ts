import type { Card } from '../kit/gameInfo';
import { card as abilities } from './abilities/card';
import { card as adam } from './adam/card';
import { card as balloonPop } from './balloon-pop/card';
import { card as beePhong } from './bee-phong/card';
import { card as blockBuilder } from './block-builder/card';
import { card as bugCatcher } from './bug-catcher/card';
import { card as cleanUpToys } from './clean-up-toys/card';
import { card as dotsAndLines } from './dots-and-lines/card';
import { card as drawCanvas } from './draw-canvas/card';
import { card as ecoHero } from './eco-hero/card';
import { card as fidgetSpinner } from './fidget-spinner/card';
import { card as fifteenPuzzle } from './fifteen-puzzle/card';
import { card as memoryMatch } from './memory-match/card';
import { card as molePatrol } from './mole-patrol/card';
import { card as pinball } from './pinball/card';
import { card as planetBowling } from './planet-bowling/card';
import { card as pumpkinCatcher } from './pumpkin-catcher/card';
import { card as snake } from './snake/card';
import { card as solarSystem } from './solar-system/card';
import { card as ticTacToe } from './tic-tac-toe/card';
import { card as towerOfHanoi } from './tower-of-hanoi/card';

/** Every game of the site, in the order of the home page. */
export const catalogue: readonly Card[] = [
  balloonPop,
  drawCanvas,
  solarSystem,
  bugCatcher,
  fidgetSpinner,
  memoryMatch,
  cleanUpToys,
  pinball,
  ecoHero,
  planetBowling,
  pumpkinCatcher,
  snake,
  molePatrol,
  beePhong,
  ticTacToe,
  towerOfHanoi,
  fifteenPuzzle,
  dotsAndLines,
  blockBuilder,
  adam,
  abilities,
];
