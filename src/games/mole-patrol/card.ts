import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Mole Patrol',
  path: '/molepatrol',
  age: 3,
  color: '#b3763f',
  description: 'Peekaboo! Bop the moles before they hide.',
  preview,
};
