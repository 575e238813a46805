import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 60,
  name: 'Memory Match',
  path: '/memorymatch',
  age: 2,
  color: '#ffdcae',
  description: 'Turn two cards. Can you find the pair?',
};

export const page: PageText = {
  title: 'Memory Match: find the pairs',
  description:
    'A gentle memory game for toddlers and up: turn two cards, find the pairs, count your moves. Three sizes, no ads.',
  keywords: ['memory game for kids', 'matching pairs', 'concentration game', 'toddler memory'],
  summary: 'Turn two cards at a time and find all the pairs.',
  genre: 'educational',
  minAge: 3,
  isShortcut: true,
};

export const keys = {};
