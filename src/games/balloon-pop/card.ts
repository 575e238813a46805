import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Balloon Pop',
  path: '/balloonpop',
  age: 1,
  color: '#a8dcff',
  description: 'Tap, tap, pop! Balloons for tiny fingers.',
  preview,
};
