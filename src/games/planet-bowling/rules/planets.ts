/** Sizes are radii, after the 1.5 factor. */
export const SMALL = 12;
export const MEDIUM = 18;
export const LARGE = 24;

/** The eight planet balls, in the order they are bowled; their pictures are called like them. */
export const PLANETS = (
  [
    ['Mercury', '#cba', SMALL],
    ['Venus', '#fe7', SMALL],
    ['Earth', '#5bf', MEDIUM],
    ['Mars', '#f75', MEDIUM],
    ['Jupiter', '#fdb', LARGE],
    ['Saturn', '#fc5', LARGE],
    ['Uranus', '#9ee', MEDIUM],
    ['Neptune', '#79f', MEDIUM],
  ] as const
).map(([name, color, size]) => ({ name, color, size }));

export type Planet = (typeof PLANETS)[number];

/** The planet of the n-th ball of a game, counted from 0: after Neptune comes Mercury again. */
export const planetOf = (ball: number) => PLANETS[ball % PLANETS.length] as Planet;
