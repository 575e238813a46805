import type { Point, Size } from '../../../core/geometry';
import type { Difficulty } from './difficulty';
import type { Meadow } from './layout';

export const MOODS = ['normal', 'happy', 'surprised', 'sleepy', 'confused'] as const;
export type Expression = (typeof MOODS)[number] | 'hit';

/** What the dice say of the coming moment; they are thrown a little earlier, so that it can be heard and seen to come. */
export interface Coming {
  /** How long it is from there to the next moment. */
  readonly interval: number;
  readonly mole: {
    /** Which of the holes that are empty then, as a share of all of them. */
    readonly share: number;
    readonly expression: Expression;
  } | null;
}

export interface Hole {
  readonly id: number;
  readonly isVisible: boolean;
  readonly isHit: boolean;
  readonly expression: Expression;
  readonly appearTime: number;
  /** When the mole is gone again; null while there is none. */
  readonly hidesAt: number | null;
}

/** A mole that can be hit is there. */
export const isUp = ({ isVisible, isHit }: Hole) => isVisible && !isHit;

/** Where a mallet came down. */
export interface Strike extends Point {
  readonly at: number;
  readonly hit: boolean;
}

export interface State extends Size {
  readonly phase: 'waiting' | 'playing' | 'finished';
  readonly difficulty: Difficulty;
  /** Where everything stands on a stage of this size. */
  readonly meadow: Meadow;
  readonly holes: readonly Hole[];
  /** How many have appeared. */
  readonly moles: number;
  readonly score: number;
  /** Hits in a row, without a miss. */
  readonly streak: number;
  readonly strikes: readonly Strike[];
  readonly endsAt: number;
  readonly spawnsAt: number;
  /** Known only shortly before that moment. */
  readonly coming: Coming | null;
}
