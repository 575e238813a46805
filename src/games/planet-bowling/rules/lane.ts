import { clamp, type Point } from '../../../core/geometry';

export const WIDTH = 400;
export const LANE = { left: 120, right: 280 } as const;
export const MIDDLE = WIDTH / 2;
const HEIGHT = { min: 500, max: 800 } as const;
/** A tap so far above the launch spot moves it; fingers beside the lane count too. */
const STRIP = { above: 60, beside: 24 } as const;

/** What the page keeps of the screen for its bars, values, buttons and margins. */
const PAGE = { width: 44, height: 280 } as const;

/** The lane is as tall as the screen lets it be at full width, between 500 and 800. */
export const heightFor = (screenWidth: number, screenHeight: number) =>
  clamp(Math.round((WIDTH * (screenHeight - PAGE.height)) / (screenWidth - PAGE.width)), HEIGHT.min, HEIGHT.max);

/** The launch spot lies so far below the middle, as the marks of lane.svg do, whatever the lane's length. */
export const launchY = (height: number) => height / 2 + 100;

/** The head pin stands just beyond the marks: on a lane of any length a small child's pull gets there. */
export const headPinY = (height: number) => height / 2 - 12;

/** The bottom strip of the lane, where a tap moves the launch spot. */
export const isOnStrip = ({ x, y }: Point, height: number) =>
  y >= launchY(height) - STRIP.above && x >= LANE.left - STRIP.beside && x <= LANE.right + STRIP.beside;
