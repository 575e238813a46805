import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/fifteenpuzzle',
  title: '15 Puzzle: slide the tiles into place',
  description:
    'The classic sliding puzzle for children: 3, 8 or 15 tiles, with numbers or a picture of Wiggle. Always solvable, no ads.',
  keywords: ['15 puzzle for kids', 'sliding puzzle', '8 puzzle', 'picture puzzle for children'],
  game: {
    name: '15 Puzzle',
    description: 'Slide the tiles into order, with the empty slot last.',
    genre: 'puzzle',
    minAge: 6,
  },
};
