import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 150,
  name: 'Tic Tac Toe',
  path: '/tictactoe',
  age: 4,
  color: '#c3abf4',
  description: 'Two friends, X and O. Who gets three in a row?',
};

export const page: PageText = {
  title: 'Tic Tac Toe: three in a row for two',
  description:
    'Tic Tac Toe for two children on one screen: X and O take turns, three in a row wins, and every win is counted. No ads.',
  keywords: ['tic tac toe for kids', 'noughts and crosses', 'three in a row', 'two player game for children'],
  summary: 'Take turns as X and O. Three in a row wins the round.',
  genre: 'strategy',
  minAge: 4,
};

export const keys = {};
