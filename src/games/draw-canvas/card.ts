import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Draw Canvas',
  path: '/drawcanvas',
  age: 1,
  color: '#ffcf70',
  description: 'Draw with all your fingers! Splash, fill and stamp big shapes.',
  preview,
};
