import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Memory Match',
  path: '/memorymatch',
  age: 2,
  color: '#ffdcae',
  description: 'Turn two cards. Can you find the pair?',
  preview,
};
