import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Planet Bowling',
  path: '/planetbowling',
  age: 3,
  color: '#3b2a7a',
  description: 'Roll 8 planet balls and knock the sleepy pins over.',
  preview,
};
