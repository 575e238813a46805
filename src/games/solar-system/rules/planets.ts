/** Sizes are in Earths, distances in Earth's distances from the sun. */
export const PLANETS = [
  { name: 'Mercury', color: '#B9BDCB', relativeSize: 0.383, distance: 0.39 },
  { name: 'Venus', color: '#F6D08A', relativeSize: 0.949, distance: 0.72 },
  { name: 'Earth', color: '#4FB2F5', relativeSize: 1, distance: 1 },
  { name: 'Mars', color: '#EE7144', relativeSize: 0.532, distance: 1.52 },
  { name: 'Jupiter', color: '#F2AE66', relativeSize: 11.21, distance: 5.2 },
  { name: 'Saturn', color: '#F5D163', relativeSize: 9.45, distance: 9.5 },
  { name: 'Uranus', color: '#8FE3EC', relativeSize: 4.01, distance: 19.2 },
  { name: 'Neptune', color: '#4877EC', relativeSize: 3.88, distance: 30.1 },
] as const;

export const SUN = { color: '#FFD23F', relativeSize: 109, distance: 0 } as const;

export type Planet = (typeof PLANETS)[number];
export type PlanetName = Planet['name'];
