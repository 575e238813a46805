import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Fidget Spinner',
  path: '/fidgetspinner',
  age: 2,
  color: '#ff94be',
  description: 'Fling it, watch it whirl, and pick from eleven spinners.',
  preview,
};
