/** How a round is set up, named as in the specification. Times are milliseconds. */
interface Settings {
  /** How long a mole stays; the last 150 ms of it slide down. */
  readonly moleAppearTime: number;
  readonly minInterval: number;
  readonly maxInterval: number;
  /** The chance of a mole at the end of each interval. */
  readonly spawnChance: number;
  readonly holes: number;
  readonly gridCols: number;
  readonly gridRows: number;
}

export const DIFFICULTIES = {
  easy: {
    moleAppearTime: 3000,
    minInterval: 2000,
    maxInterval: 3000,
    spawnChance: 0.7,
    holes: 6,
    gridCols: 3,
    gridRows: 2,
  },
  medium: {
    moleAppearTime: 2000,
    minInterval: 1500,
    maxInterval: 2500,
    spawnChance: 0.6,
    holes: 9,
    gridCols: 3,
    gridRows: 3,
  },
  hard: {
    moleAppearTime: 1200,
    minInterval: 800,
    maxInterval: 1500,
    spawnChance: 0.65,
    holes: 12,
    gridCols: 4,
    gridRows: 3,
  },
} as const satisfies Record<string, Settings>;

export type Difficulty = keyof typeof DIFFICULTIES;
export const LEVELS = Object.keys(DIFFICULTIES) as readonly Difficulty[];
