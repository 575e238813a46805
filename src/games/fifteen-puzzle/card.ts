import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: '15 Puzzle',
  path: '/fifteenpuzzle',
  age: 4,
  color: '#3cbdb2',
  description: 'Slide the tiles until everything is in its place.',
  preview,
};
