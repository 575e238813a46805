import { type Circle, clamp, type Point, type Size } from '../../../core/geometry';
import { PLANETS, type Planet } from './planets';

/** The path of a planet around the middle of the stage. */
export interface Orbit {
  readonly rx: number;
  readonly ry: number;
}

export interface Slot extends Circle {
  readonly planet: Planet;
  readonly orbit: Orbit;
  /** Where on its orbit it lies, in radians. */
  readonly angle: number;
}

const MIN_HEIGHT = 500;
const NARROWEST = 340;
const WIDEST = 1100;
/** How much of the stage's edge, and of the room around the sun, orbits leave free: along the long side and across. */
const EDGE = { long: 34, short: 28 } as const;
const CORONA = { long: 56, short: 26 } as const;
/** Degrees along the orbits, chosen so that on every stage no two slots are in each other's reach. */
const PLACES = [0, 145, 65, 295, 240, 190, 100, 325];

/** A stage as tall as it must be and as wide as its box, so that the planets are as large as they can be. */
export function stageFor(box: Size): Size {
  const ratio = box.width / box.height;
  const height = Math.max(MIN_HEIGHT, NARROWEST / ratio);
  return { width: Math.round(Math.min(height * ratio, WIDEST)), height: Math.round(height) };
}

/** 18 % of the width, between 100 and 150: from one side of the sun's ball to the other. */
export const sunSize = (width: number) => clamp(width * 0.18, 100, 150);

/** The draw size of a planet, which is its radius: 3 times its relative size, between 10 and 30. */
export const drawSize = ({ relativeSize }: Planet) => clamp(relativeSize * 3, 10, 30);

/** Where a planet is when it has gone `angle` along its orbit. On an upright stage everything lies upright, too. */
export function onOrbit({ width, height }: Size, { rx, ry }: Orbit, angle: number): Point {
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  return width >= height
    ? { x: width / 2 + rx * along, y: height / 2 + ry * across }
    : { x: width / 2 + rx * across, y: height / 2 + ry * along };
}

/** The eight slots, the nearest to the sun first: one on each orbit. */
export function slotsFor(size: Size): readonly Slot[] {
  const sun = sunSize(size.width) / 2;
  const [long, short] = [Math.max(size.width, size.height) / 2, Math.min(size.width, size.height) / 2];
  return PLANETS.map((planet, index) => {
    const share = index / (PLANETS.length - 1);
    const between = (from: number, to: number) => from + (to - from) * share;
    const a = between(sun + CORONA.long, long - EDGE.long);
    const b = between(sun + CORONA.short, short - EDGE.short);
    const orbit = size.width >= size.height ? { rx: a, ry: b } : { rx: b, ry: a };
    const angle = ((PLACES[index] ?? 0) * Math.PI) / 180;
    return { planet, orbit, angle, radius: drawSize(planet), ...onOrbit(size, orbit, angle) };
  });
}
