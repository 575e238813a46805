export interface SpinnerStyle {
  readonly id: string;
  /** What the child reads. */
  readonly name: string;
  /** Of its glow and bursts. */
  readonly color: string;
  /** Of its trail and sparkles. */
  readonly secondaryColor: string;
  /** The picture it is drawn with. */
  readonly shape: Shape;
}

export type Shape = (typeof LOOKS)[number][0];

const LOOKS = [
  ['classic', 'Classic', '#35cfc4', '#ffd23f'],
  ['triangle', 'Fire', '#ff9a3d', '#f2433d'],
  ['spider', 'Spider', '#7a66d0', '#ff8fbc'],
  ['diamond', 'Diamond', '#6fe9f7', '#1fa5c4'],
  ['hexagon', 'Hexagon', '#ffbe3d', '#e08f1e'],
  ['rainbow', 'Rainbow', '#ff6b6b', '#4c9bf5'],
  ['neon', 'Neon', '#ff3dae', '#22d8ff'],
  ['blade', 'Hearts', '#ff8fbc', '#d64f88'],
  ['fan', 'Fan', '#4c9bf5', '#bbddff'],
  ['ninja', 'Ninja', '#7687ba', '#ff6b6b'],
  ['flower', 'Flower', '#b48cf2', '#ffc93a'],
] as const;

export const STYLES: readonly SpinnerStyle[] = LOOKS.map(([shape, name, color, secondaryColor]) => ({
  id: shape,
  name,
  color,
  secondaryColor,
  shape,
}));

/** The style so many places further in the row, around its ends. */
export function neighbor(style: SpinnerStyle, places: number): SpinnerStyle {
  const index = STYLES.indexOf(style) + places + STYLES.length;
  return STYLES[index % STYLES.length] ?? style;
}
