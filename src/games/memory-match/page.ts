import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/memorymatch',
  title: 'Memory Match: find the pairs',
  description:
    'A gentle memory game for toddlers and up: turn two cards, find the pairs, count your moves. Three sizes, no ads.',
  keywords: ['memory game for kids', 'matching pairs', 'concentration game', 'toddler memory'],
  game: {
    name: 'Memory Match',
    description: 'Turn two cards at a time and find all the pairs.',
    genre: 'educational',
    minAge: 3,
  },
};
