import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Eco Hero',
  path: '/ecohero',
  age: 2,
  color: '#8fe3df',
  description: 'Sort the beach: recycle, compost or trash?',
  preview,
};
