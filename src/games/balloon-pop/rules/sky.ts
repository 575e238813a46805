import { clamp, type Point, type Size } from '../../../core/geometry';
import { secondsUntil } from '../../../core/rules';

export const ROUND = 60_000;
export const POP_POINTS = 10;
/** Above this line a balloon is out of sight: neither drawn nor tapped. */
export const TOP = 80;
export const SIZE = { min: 60, max: 110 } as const;
/** Units per 1/60 s. */
export const SPEED = { min: 1, max: 3 } as const;
/** So long a balloon is in sight at least, however low the stage is. */
export const IN_SIGHT = 3000;
export const SPAWN = { min: 800, max: 1500 } as const;
/** A new game starts with three balloons and gets three more at these moments. */
export const FIRST_BALLOONS = 3;
export const EARLY_SPAWNS = [100, 300, 500] as const;
export const POPPING = 300;
export const PRIZE_CHANCE = 0.3;
export const PRIZE_SIZE = 96;
export const FRAME = 1000 / 60;

export const COLORS = ['red', 'blue', 'yellow', 'purple', 'pink', 'green', 'orange', 'teal'] as const;
export type Color = (typeof COLORS)[number];

export const PRIZES = { duck: 50, gift: 30, star: 25, diamond: 100, candy: 15, 'bonus-balloon': 20 } as const;
export type Prize = keyof typeof PRIZES;
export const PRIZE_TYPES = Object.keys(PRIZES) as Prize[];

/** Things that move at an even pace know where they started and when; `yAt` says where they are. */
export interface Floating {
  readonly id: number;
  readonly x: number;
  readonly startY: number;
  readonly bornAt: number;
  /** Units per 1/60 s, upwards negative. */
  readonly speed: number;
}

export interface Balloon extends Floating {
  readonly size: number;
  readonly color: Color;
  /** When it was popped; its popping shows for 300 ms. */
  readonly poppedAt: number | null;
}

export interface Collectible extends Floating {
  readonly type: Prize;
  readonly points: number;
}

export interface State {
  readonly phase: 'playing' | 'over';
  readonly width: number;
  readonly height: number;
  readonly balloons: readonly Balloon[];
  readonly prizes: readonly Collectible[];
  readonly score: number;
  readonly popped: number;
  /** How many touches in a row met nothing. */
  readonly vain: number;
  readonly made: number;
  readonly endsAt: number;
  /** The coming spawns, the next one first. The last of them leads to another. */
  readonly spawns: readonly number[];
}

export type Action =
  /** A finger comes down, or slides on. */
  | { readonly type: 'tap' | 'slide'; readonly x: number; readonly y: number }
  | { readonly type: 'resize'; readonly width: number; readonly height: number };

export type Cue =
  | { readonly type: 'popped'; readonly x: number; readonly y: number; readonly color: Color; readonly streak: number }
  | {
      readonly type: 'collected';
      readonly x: number;
      readonly y: number;
      readonly prize: Prize;
      readonly points: number;
    }
  | { readonly type: 'missed'; readonly x: number; readonly y: number }
  | { readonly type: 'over'; readonly score: number };

export const yAt = ({ startY, speed, bornAt }: Floating, now: number) => startY + (speed * (now - bornAt)) / FRAME;

export const reaches = ({ startY, speed, bornAt }: Floating, y: number) => bornAt + ((y - startY) / speed) * FRAME;

export const goneAt = (balloon: Balloon) =>
  balloon.poppedAt === null ? reaches(balloon, TOP) : balloon.poppedAt + POPPING;

export const secondsLeft = ({ phase, endsAt }: State, now: number) =>
  phase === 'over' ? 0 : secondsUntil(endsAt, now);

/** The middle of a balloon's body: the picture hangs its string below it. */
export const bodyOf = (balloon: Balloon, now: number) => ({ x: balloon.x, y: yAt(balloon, now) });

/** The balloon nearest to floating away, of those whose middle has come up into the picture. */
export function highestInSight({ balloons, height }: State, now: number): Point | null {
  const seen = balloons
    .filter(({ poppedAt }) => poppedAt === null)
    .map((balloon) => bodyOf(balloon, now))
    .filter(({ y }) => y < height);
  return seen.reduce<Point | null>((top, at) => (top && top.y < at.y ? top : at), null);
}

/** The shorter side of the sky is about so many units; on large screens everything grows with it. */
const SHORT_SIDE = 360;
const MOST_ZOOM = 2;

/** The sky of a stage of this size. */
export function skyFor({ width, height }: Size): Size {
  const zoom = clamp(Math.min(width, height) / SHORT_SIDE, 1, MOST_ZOOM);
  return { width: width / zoom, height: height / zoom };
}
