/** Radii after the 1.5 factor. */
export const RADIUS = { small: 12, medium: 18, large: 24 } as const;
export type Size = keyof typeof RADIUS;

/** The eight planet balls, in the order they are bowled. */
export const PLANETS = [
  { name: 'Mercury', piece: 'mercury', color: '#c9b8aa', size: 'small' },
  { name: 'Venus', piece: 'venus', color: '#ffe07a', size: 'small' },
  { name: 'Earth', piece: 'earth', color: '#5cb8f5', size: 'medium' },
  { name: 'Mars', piece: 'mars', color: '#f07a52', size: 'medium' },
  { name: 'Jupiter', piece: 'jupiter', color: '#ffe2b8', size: 'large' },
  { name: 'Saturn', piece: 'saturn', color: '#ffc552', size: 'large' },
  { name: 'Uranus', piece: 'uranus', color: '#9fe9e0', size: 'medium' },
  { name: 'Neptune', piece: 'neptune', color: '#5b82f5', size: 'medium' },
] as const satisfies readonly { name: string; piece: string; color: string; size: Size }[];

export type Planet = (typeof PLANETS)[number];

/** The planet of the n-th ball of a game, counted from 0: after Neptune comes Mercury again. */
export const planetOf = (ball: number): Planet => PLANETS[ball % PLANETS.length] ?? PLANETS[0];
