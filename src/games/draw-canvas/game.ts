import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 20,
  name: 'Draw Canvas',
  path: '/drawcanvas',
  age: 1,
  color: '#ffcf70',
  description: 'Draw with all your fingers! Splash, fill and stamp big shapes.',
  makesPictures: true,
};

export const page: PageText = {
  title: 'Draw Canvas: paint, splash and fill',
  description:
    'A free drawing game for toddlers and up: draw with every finger, splash paint, fill areas and make shapes. Save or print your picture, no ads.',
  keywords: ['drawing game for kids', 'toddler painting', 'coloring online', 'finger painting'],
  summary: 'Draw, splash and fill in eight bright colors, and stamp six shapes.',
  genre: 'creative',
  minAge: 2,
  isShortcut: true,
};

export const keys = {};
