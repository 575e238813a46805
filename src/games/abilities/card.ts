import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Abilities',
  path: '/abilities',
  age: 5,
  color: '#1f6b4a',
  description: 'A super snake with Speed, Strength, Laser Eyes and Diamond Touch.',
  preview,
};
