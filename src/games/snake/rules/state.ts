import type { Cell, Direction } from '../../../core/grid';
import type { SnakeBoard } from '../../../families/snake/rules/snake';

export type Mode = 'easy' | 'hard';

export interface Apple {
  readonly id: number;
  readonly position: Cell;
}

export interface Bot {
  /** Head first. Empty while the bot waits for its starting cell to be free. */
  readonly cells: readonly Cell[];
  readonly direction: Direction | null;
  readonly score: number;
  readonly stepsAt: number;
}

export interface State {
  readonly phase: 'menu' | 'playing' | 'over';
  readonly mode: Mode;
  readonly board: SnakeBoard;
  /** Head first. */
  readonly snake: readonly Cell[];
  /** Where the snake is heading; null until the first input. */
  readonly direction: Direction | null;
  /** The last step taken: turning straight back from it is not possible. */
  readonly lastStep: Direction | null;
  /** In Hard: the turn of the coming step, and one more that waits behind it. */
  readonly turns: readonly Direction[];
  readonly stepsAt: number | null;
  readonly apples: readonly Apple[];
  readonly applesMade: number;
  readonly score: number;
  readonly botOn: boolean;
  readonly bot: Bot | null;
}

/** Where there is something to eat. */
export const foodOf = ({ apples }: State): readonly Cell[] => apples.map(({ position }) => position);
