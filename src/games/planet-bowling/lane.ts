import { clamp, type Point } from '../../core/geometry';

export const WIDTH = 400;
export const LANE = { left: 120, right: 280 } as const;
export const MIDDLE = WIDTH / 2;
const HEIGHT = { min: 500, max: 800 } as const;
/** The launch spot is so far from the bottom, and on a taller lane by a share of what it has more. */
const LAUNCH = { fromBottom: 92, share: 0.5 } as const;
/** A tap so far around the launch spot moves it; fingers beside the lane count too. */
export const STRIP = { above: 60, beside: 24 } as const;
/** Between the middles of two neighbouring pins. */
const PIN_GAP = 36;
export const HEAD_PIN_Y = 190;

/** What the page keeps of the screen for its bars, values, buttons and margins. */
const PAGE = { width: 44, height: 280 } as const;

/** The lane is as tall as the screen lets it be at full width, between 500 and 800. */
export const heightFor = (screenWidth: number, screenHeight: number) =>
  clamp(Math.round((WIDTH * (screenHeight - PAGE.height)) / (screenWidth - PAGE.width)), HEIGHT.min, HEIGHT.max);

export const launchY = (height: number) => height - LAUNCH.fromBottom - (height - HEIGHT.min) * LAUNCH.share;

/** The bottom strip of the lane, where a tap moves the launch spot. */
export const isOnStrip = ({ x, y }: Point, height: number) =>
  y >= launchY(height) - STRIP.above && x >= LANE.left - STRIP.beside && x <= LANE.right + STRIP.beside;

/** Ten places in a triangle, the head pin first and nearest to the ball. */
export const RACK: readonly Point[] = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, place) => ({
    x: MIDDLE + (place - row / 2) * PIN_GAP,
    y: HEAD_PIN_Y - row * PIN_GAP * Math.sin(Math.PI / 3),
  })),
);
