import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Clean Up Toys',
  path: '/cleanuptoys',
  age: 2,
  color: '#d9eeff',
  description: 'Pop every toy into the basket. Mommy helps!',
  preview,
};
