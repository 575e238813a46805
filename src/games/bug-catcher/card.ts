import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Bug Catcher',
  path: '/bugcatcher',
  age: 2,
  color: '#bff0da',
  description: 'Which bug is wanted now? Catch it! You have 60 seconds.',
  preview,
};
