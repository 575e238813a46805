import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Pinball',
  path: '/pinball',
  age: 2,
  color: '#6d43c8',
  description: 'Flip, bump and ding the smiling bumpers.',
  preview,
};
