import { clamp, distance, type Point, type Size } from '../../../core/geometry';
import type { Random } from '../../../core/random';

export const BUG_TYPES = ['ladybug', 'bee', 'beetle', 'butterfly'] as const;
export type BugType = (typeof BUG_TYPES)[number];
const PLURALS: Record<BugType, string> = {
  ladybug: 'Ladybugs',
  bee: 'Bees',
  beetle: 'Beetles',
  butterfly: 'Butterflies',
};

export const wanted = (target: BugType) => `Catch only: ${PLURALS[target]}!`;

/** The bugs keep so far above the lower edge of the field. */
const BOTTOM_MARGIN = 80;
/** Target bugs are large and slow, the others small and quick. */
const TARGET_BUG = { min: 55, max: 70, factor: 2 } as const;
const OTHER_BUG = { min: 35, max: 55, factor: 4 } as const;
const TARGET_CHANCE = 0.5;
/** The least width of a hit area: small fingers are forgiven more where they are right. */
export const TOUCH = { target: 96, other: 64 } as const;
/** Legs and wings reach so far beyond a bug's size, and stay in the field, too. */
const LIMBS = 10;
const FRAME = 1000 / 60;
/** A new bug has grown to its size after so many ms. */
export const ARRIVAL = 220;
/** So much of the field to one bug. With more of them, the longest-staying ones fly away. */
const ROOM = 16_000;

/** A bug runs straight and is thrown back at the edges. It knows where it was and when; `placeOf` says where it is. */
export interface Bug extends Point {
  readonly id: number;
  readonly type: BugType;
  readonly size: number;
  /** Units per 1/60 s. */
  readonly speedX: number;
  readonly speedY: number;
  readonly since: number;
  readonly bornAt: number;
  /** Caught, or flown away: it fades, and is removed 300 ms later. */
  readonly gone: { readonly at: number; readonly why: 'right' | 'wrong' | 'away' } | null;
}

/** How many bugs a field can hold before it is a crowd. */
export const roomFor = ({ width, height }: Size) => Math.round(clamp((width * height) / ROOM, 8, 24));

/** Where a straight way ends that is thrown back at both ends. */
function fold(value: number, min: number, max: number): number {
  const span = max - min;
  if (span <= 0) return (min + max) / 2;
  const along = (((value - min) % (2 * span)) + 2 * span) % (2 * span);
  return min + (along > span ? 2 * span - along : along);
}

export function placeOf(bug: Bug, { width, height }: Size, now: number): Point {
  const half = bug.size / 2 + LIMBS;
  const frames = ((bug.gone ? bug.gone.at : now) - bug.since) / FRAME;
  return {
    x: fold(bug.x + bug.speedX * frames, half, width - half),
    y: fold(bug.y + bug.speedY * frames, half, height - BOTTOM_MARGIN - half),
  };
}

export function newBug(id: number, target: BugType, field: Size, now: number, random: Random): Bug {
  const isTarget = random.chance(TARGET_CHANCE);
  const { min, max, factor } = isTarget ? TARGET_BUG : OTHER_BUG;
  // Never quite at rest.
  const speed = () => random.between(0.15, 0.5) * factor * random.pick([-1, 1]);
  return {
    id,
    type: isTarget ? target : random.pick(BUG_TYPES.filter((type) => type !== target)),
    size: random.int(min, max),
    x: random.between(0, field.width),
    y: random.between(0, field.height - BOTTOM_MARGIN),
    speedX: speed(),
    speedY: speed(),
    since: now,
    bornAt: now,
    gone: null,
  };
}

/** The bug under a finger. Where hit areas overlap, a target bug is meant. */
export function bugAt(bugs: readonly Bug[], target: BugType, field: Size, finger: Point, now: number): Bug | undefined {
  const far = (bug: Bug) => distance(placeOf(bug, field, now), finger);
  const reach = (bug: Bug) => Math.max(bug.size, bug.type === target ? TOUCH.target : TOUCH.other) / 2;
  const touched = bugs.filter((bug) => !bug.gone && far(bug) <= reach(bug));
  const meant = touched.filter(({ type }) => type === target);
  return (meant.length > 0 ? meant : touched).sort((a, b) => far(a) - far(b))[0];
}

/** For the keyboard: the next bug that way, or else the nearest one. */
export function bugTowards(bugs: readonly Bug[], field: Size, from: Point, way: Point, now: number): Bug | undefined {
  const cost = (bug: Bug) => {
    const { x, y } = placeOf(bug, field, now);
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y - (y - from.y) * way.x);
    return ahead > 0 ? ahead + 2 * aside : field.width + field.height - ahead + 2 * aside;
  };
  return [...bugs].filter(({ gone }) => !gone).sort((a, b) => cost(a) - cost(b))[0];
}
