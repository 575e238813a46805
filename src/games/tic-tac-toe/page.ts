import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/tictactoe',
  title: 'Tic Tac Toe: three in a row for two',
  description:
    'Tic Tac Toe for two children on one screen: X and O take turns, three in a row wins, and every win is counted. No ads.',
  keywords: ['tic tac toe for kids', 'noughts and crosses', 'three in a row', 'two player game for children'],
  game: {
    name: 'Tic Tac Toe',
    description: 'Take turns as X and O. Three in a row wins the round.',
    genre: 'strategy',
    minAge: 4,
  },
};
