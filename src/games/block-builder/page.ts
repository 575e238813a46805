import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/blockbuilder',
  title: 'Block Builder: build with colorful blocks',
  description:
    'A free building game for children from 4: place blocks in twelve colors, draw with them, erase and undo. Save or print what you built, no ads.',
  keywords: ['block building game', 'pixel art for kids', 'creative game', 'building blocks online'],
  game: {
    name: 'Block Builder',
    description: 'Place colorful blocks on a grid and build whatever you like.',
    genre: 'creative',
    minAge: 4,
  },
};
