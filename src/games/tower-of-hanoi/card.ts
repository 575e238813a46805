import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Tower of Hanoi',
  path: '/towerofhanoi',
  age: 4,
  color: '#fcdda0',
  description: 'Bring the whole tower to Goal, one disc at a time.',
  preview,
};
