import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Bee Phong',
  path: '/beepong',
  age: 3,
  color: '#ffd98a',
  description: 'Sling a wobbly bee into ten cups of honey.',
  preview,
};
