import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/drawcanvas',
  title: 'Draw Canvas: paint, splash and fill',
  description:
    'A free drawing game for toddlers and up: draw with every finger, splash paint, fill areas and make shapes. Save or print your picture, no ads.',
  keywords: ['drawing game for kids', 'toddler painting', 'coloring online', 'finger painting'],
  game: {
    name: 'Draw Canvas',
    description: 'Draw, splash and fill in eight bright colors, and stamp six shapes.',
    genre: 'creative',
    minAge: 2,
  },
};
