import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Dots & Lines',
  path: '/dotsandlines',
  age: 4,
  color: '#fbfcff',
  description: 'Join the dots, close a box, play again. A game for two.',
  preview,
};
