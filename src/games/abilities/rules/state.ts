import type { Point } from '../../../core/geometry';
import type { Cell, Direction } from '../../../core/grid';
import type { SnakeBoard } from '../../../families/snake/rules/snake';

/** In the order of their buttons. */
export const ABILITIES = ['speed', 'strength', 'laserEyes', 'diamondTouch'] as const;

export type Ability = (typeof ABILITIES)[number];

export interface Collectible {
  readonly id: number;
  readonly position: Cell;
  readonly type: 'normal' | 'diamond';
  /** Diamond Touch has it already: it is collected by itself at this moment. */
  readonly collectedAt: number | null;
}

export interface Bot {
  /** Head first. Empty while the bot waits for its starting cell to be free. */
  readonly cells: readonly Cell[];
  readonly direction: Direction | null;
  readonly stepsAt: number;
}

/** A laser that was fired. While it glows, the bot had better not step into it. */
export interface Beam {
  readonly head: Cell;
  readonly direction: Direction;
  readonly until: number;
}

export interface State {
  readonly phase: 'playing' | 'over';
  readonly board: SnakeBoard;
  readonly abilities: Readonly<Record<Ability, boolean>>;
  /** Head first. */
  readonly snake: readonly Cell[];
  /** The last step taken; null until the first input. Turning straight back from it is not possible. */
  readonly lastStep: Direction | null;
  /** The next step by itself, while Speed is on. */
  readonly stepsAt: number | null;
  readonly collectibles: readonly Collectible[];
  readonly collectiblesMade: number;
  /** When new collectibles appear. */
  readonly respawns: readonly number[];
  readonly beam: Beam | null;
  readonly score: number;
  /** The switch as the child left it: an eliminated bot is off, yet wanted in the next round. */
  readonly botWanted: boolean;
  readonly bot: Bot | null;
  readonly botScore: number;
}

/** How points were made. */
export type How = 'took' | 'zapped';

export type Cue =
  | { readonly type: 'began' }
  | { readonly type: 'toggled'; readonly ability: Ability; readonly on: boolean }
  | { readonly type: 'turned' }
  | { readonly type: 'refused' }
  | { readonly type: 'pushed' }
  | ({ readonly type: 'scored'; readonly how: How; readonly points: number } & Point)
  | { readonly type: 'botAte' }
  | { readonly type: 'botOut' }
  | { readonly type: 'over'; readonly score: number };
