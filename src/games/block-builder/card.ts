import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Block Builder',
  path: '/blockbuilder',
  age: 4,
  color: '#ff8a78',
  description: 'Twelve colors of blocks. Build a house, a robot, anything!',
  preview,
};
