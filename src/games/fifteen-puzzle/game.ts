import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 170,
  name: '15 Puzzle',
  path: '/fifteenpuzzle',
  age: 4,
  color: '#3cbdb2',
  description: 'Slide the tiles until everything is in its place.',
};

export const page: PageText = {
  title: '15 Puzzle: slide the tiles into place',
  description:
    'The classic sliding puzzle for children: 3, 8 or 15 tiles, with numbers or a picture of Wiggle. Always solvable, no ads.',
  keywords: ['15 puzzle for kids', 'sliding puzzle', '8 puzzle', 'picture puzzle for children'],
  summary: 'Slide the tiles into order, with the empty slot last.',
  genre: 'puzzle',
  minAge: 6,
};

export const keys = {};
