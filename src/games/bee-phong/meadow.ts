import { clamp, type Point } from '../../core/geometry';

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
/** Rows of cups, the lowest first. */
const ROWS = [4, 3, 2, 1];
/** From one row up to the next, in cups; the rim of a cup is as far above its foot. */
export const ROW_HEIGHT = 0.9;
const RIGHT_MARGIN = 0.02;
/** The ground is so far from the bottom in shares of the width, and higher by a share of what is above a square. */
const GROUND = { low: 0.075, share: 0.35 } as const;
const SLING = { x: 0.19, lift: 0.23 } as const;

/** The canvas is 300, 380 or 480 wide: on screens below 380, below 640, and all others. */
export function meadowFor(screenWidth: number, screenHeight: number): Meadow {
  const width = screenWidth < 380 ? 300 : screenWidth < 640 ? 380 : 480;
  const shape = (screenHeight - PAGE.height) / (screenWidth - PAGE.width);
  return { width, height: Math.round(width * clamp(shape, LOWEST, TALLEST)) };
}

export const cupWidth = ({ width }: Meadow) => width * CUP;

export const beeRadius = (meadow: Meadow) => cupWidth(meadow) * 0.38;

export const groundY = ({ width, height }: Meadow) =>
  height - width * GROUND.low - Math.max(0, height - width) * GROUND.share;

/** Where a bee sits between the prongs of the slingshot, and where its flight starts. */
export const slingRest = (meadow: Meadow): Point => ({
  x: meadow.width * SLING.x,
  y: groundY(meadow) - meadow.width * SLING.lift,
});

/** The middles of the ten openings, in rows of 4, 3, 2 and 1 from the ground up. */
export function cupPlaces(meadow: Meadow): Point[] {
  const cup = cupWidth(meadow);
  const right = meadow.width * (1 - RIGHT_MARGIN);
  return ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: right - cup * (4 - place - 0.5 - row / 2),
      y: groundY(meadow) - cup * ROW_HEIGHT * (row + 1),
    })),
  );
}
