import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Snake',
  path: '/snake',
  age: 3,
  color: '#b7e68a',
  description: 'Munch the apples and grow long, long, long.',
  preview,
};
