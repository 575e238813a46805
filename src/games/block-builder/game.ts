import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 190,
  name: 'Block Builder',
  path: '/blockbuilder',
  age: 4,
  color: '#ff8a78',
  description: 'Twelve colors of blocks. Build a house, a robot, anything!',
  makesPictures: true,
};

export const page: PageText = {
  title: 'Block Builder: build with colorful blocks',
  description:
    'A free building game for children from 4: place blocks in twelve colors, draw with them, erase and undo. Save or print what you built, no ads.',
  keywords: ['block building game', 'pixel art for kids', 'creative game', 'building blocks online'],
  summary: 'Place colorful blocks on a grid and build whatever you like.',
  genre: 'creative',
  minAge: 4,
};

export const keys = {};
