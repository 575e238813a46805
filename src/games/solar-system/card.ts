import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Solar System',
  path: '/planets',
  age: 2,
  color: '#24347c',
  description: 'Eight planets fly home around the sun.',
  preview,
};
