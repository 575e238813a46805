// Rounds that model children play, and what they come to.
import type { Size } from '../../src/core/geometry';
import { createRandom } from '../../src/core/random';
import { median, share } from '../table';
import type { Child, Figures, Try } from './child';
import { copyingHandOf, type Hand, handOf } from './hands';

/** A child stays so long with a round that does not end. */
const PATIENCE = 90_000;
/** And so long where only the first success counts. */
const COPYING = 30_000;

export interface Round {
  readonly ms: number;
  readonly tries: readonly Try[];
  readonly points: number | null;
  readonly hasWon: boolean | null;
}

export interface Played extends Figures {
  /** Null where a game has none. */
  readonly points: number | null;
  /** Of all rounds those that are won, from 0 to 1; null where a game cannot be won. */
  readonly won: number | null;
}

export const playRound = (child: Child, age: number, screen: Size, seed: number, patience = PATIENCE): Round =>
  playWith(handOf(age), child, screen, seed, patience);

function playWith(hand: Hand, child: Child, screen: Size, seed: number, patience: number): Round {
  const sitting = child.sitDown(screen, seed);
  const random = createRandom(seed + 1_000_000);
  while (!sitting.isOver && sitting.now < patience) hand(sitting, random);
  const { now, tries, points, hasWon } = sitting;
  return { ms: now, tries, points, hasWon };
}

const successes = ({ tries }: Round) => tries.filter(({ success }) => success).map(({ at }) => at);

function longestWithout(round: Round): number {
  const moments = [...successes(round), round.ms];
  return Math.max(...moments.map((at, index) => at - (moments[index - 1] ?? 0)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const told = <Value>(values: readonly (Value | null)[]) => values.filter((value): value is Value => value !== null);
const meanOrNone = (values: readonly number[]) => (values.length > 0 ? mean(values) : null);

export function sumUp(rounds: readonly Round[]): Played {
  const tries = rounds.flatMap((round) => round.tries);
  return {
    first: median(rounds.map((round) => successes(round)[0] ?? Number.POSITIVE_INFINITY)) / 1000,
    longest: share(rounds.map(longestWithout), 0.9) / 1000,
    share: tries.filter(({ success }) => success).length / tries.length,
    points: meanOrNone(told(rounds.map(({ points }) => points))),
    won: meanOrNone(told(rounds.map(({ hasWon }) => hasWon)).map(Number)),
  };
}

/** Plays rounds of one seed after the other. */
export const playRounds = (child: Child, age: number, screen: Size, seeds: number, patience?: number): Played =>
  sumUp(Array.from({ length: seeds }, (_, seed) => playRound(child, age, screen, seed, patience)));

/** Seconds up to the first success of a child who waits for the ghost hand and copies it: the median. */
export const copiesFirst = (child: Child, age: number, screen: Size, seeds: number): number =>
  sumUp(Array.from({ length: seeds }, (_, seed) => playWith(copyingHandOf(age), child, screen, seed, COPYING))).first;
