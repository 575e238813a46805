/** The bins, in the order in which they stand and are checked. */
export const BINS = ['recycling', 'compost', 'trash'] as const;
export type Bin = (typeof BINS)[number];

export const BIN_NAMES: Readonly<Record<Bin, string>> = { recycling: 'Recycle', compost: 'Compost', trash: 'Trash' };

/** Every item in the order of its picture: where it belongs, and how that is said kindly. */
export const ITEMS = {
  'plastic bottle': ['recycling', 'A plastic bottle can be recycled.'],
  newspaper: ['recycling', 'A newspaper can be recycled.'],
  'aluminum can': ['recycling', 'An aluminum can is recycled again and again.'],
  'cardboard box': ['recycling', 'A cardboard box can be recycled.'],
  'apple core': ['compost', 'An apple core feeds the compost.'],
  'banana peel': ['compost', 'A banana peel feeds the compost.'],
  'carrot scraps': ['compost', 'Carrot scraps feed the compost.'],
  leaves: ['compost', 'Leaves feed the compost.'],
  lettuce: ['compost', 'Lettuce feeds the compost.'],
  'chip bag': ['trash', 'A chip bag goes in the trash.'],
  'candy wrapper': ['trash', 'A candy wrapper goes in the trash.'],
  'old toothbrush': ['trash', 'An old toothbrush goes in the trash.'],
  'broken flip flop': ['trash', 'A broken flip flop goes in the trash.'],
  'worn out sock': ['trash', 'A worn out sock goes in the trash.'],
} as const satisfies Readonly<Record<string, readonly [Bin, string]>>;
export type Kind = keyof typeof ITEMS;

export const KINDS = Object.keys(ITEMS) as Kind[];

export const binOf = (kind: Kind): Bin => ITEMS[kind][0];
export const explain = (kind: Kind): string => ITEMS[kind][1];
