import { clamp, type Point } from '../../../core/geometry';

/** The size of the canvas; everything in it is measured by its width. */
export interface Meadow {
  readonly width: number;
  readonly height: number;
}

/** What the page keeps of the screen for its bar, values and margins. */
const PAGE = { width: 44, height: 200 } as const;
/** Height of the canvas per width. */
const TALLEST = 1.75;
const LOWEST = 0.68;
const CUP = 0.122;
/** The row each cup stands in, from the ground up: 4, 3, 2 and 1. */
const ROWS = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3];
/** From one row up to the next, in cups; the rim of a cup is as far above its foot. */
const ROW_HEIGHT = 0.9;
const RIGHT_MARGIN = 0.02;
const SLING = { x: 0.19, lift: 0.23 } as const;

/** The canvas is 300, 380 or 480 wide: on screens below 380, below 640, and all others. */
export function meadowFor(screenWidth: number, screenHeight: number): Meadow {
  const width = screenWidth < 380 ? 300 : screenWidth < 640 ? 380 : 480;
  const shape = (screenHeight - PAGE.height) / (screenWidth - PAGE.width);
  return { width, height: Math.round(width * clamp(shape, LOWEST, TALLEST)) };
}

export const cupWidth = ({ width }: Meadow) => width * CUP;

export const beeRadius = (meadow: Meadow) => cupWidth(meadow) * 0.38;

/** The style sheet puts the ground to the same place. */
export const groundY = ({ width, height }: Meadow) => height * 0.75 + width * 0.09;

/** Where a bee sits between the prongs of the slingshot, and where its flight starts. */
export const slingRest = (meadow: Meadow): Point => ({
  x: meadow.width * SLING.x,
  y: groundY(meadow) - meadow.width * SLING.lift,
});

/** The middles of the ten openings, from the left in each row. */
export function cupPlaces(meadow: Meadow): Point[] {
  const cup = cupWidth(meadow);
  return ROWS.map((row, index) => ({
    x: meadow.width * (1 - RIGHT_MARGIN) - cup * (3.5 - index + (row * (8 - row)) / 2),
    y: groundY(meadow) - cup * ROW_HEIGHT * (row + 1),
  }));
}
