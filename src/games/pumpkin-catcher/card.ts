import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Pumpkin Catcher',
  path: '/pumpkincatcher',
  age: 3,
  color: '#ffc36e',
  description: 'Hold out the basket: pumpkins and candy are falling!',
  preview,
  isNew: true,
};
