import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Adam',
  path: '/adam',
  age: 4,
  color: '#7b3c7c',
  description: 'Crack the 4-shape secret code in 10 guesses.',
  preview,
};
