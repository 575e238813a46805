import type { Card } from '../kit/catalog';
import { card as balloonPop } from './balloon-pop/card';
import { card as bugCatcher } from './bug-catcher/card';
import { card as memoryMatch } from './memory-match/card';
import { card as pinball } from './pinball/card';
import { card as pumpkinCatcher } from './pumpkin-catcher/card';
import { card as snake } from './snake/card';

/** Every game of the site, in the order of the home page. */
export const catalogue: readonly Card[] = [balloonPop, bugCatcher, memoryMatch, pinball, pumpkinCatcher, snake];
