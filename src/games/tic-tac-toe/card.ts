import type { Card } from '../../kit/gameInfo';
import preview from './preview.svg?url';

export const card: Card = {
  name: 'Tic Tac Toe',
  path: '/tictactoe',
  age: 4,
  color: '#c3abf4',
  description: 'Two friends, X and O. Who gets three in a row?',
  preview,
};
