import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/dotsandlines',
  title: 'Dots & Lines: close the boxes, a game for two',
  description:
    'Two players share one screen: join two dots, close a box and play again. Who gets more of the nine boxes? Free, no ads.',
  keywords: ['dots and boxes', 'dots and lines game', 'two player game for kids', 'strategy game for children'],
  game: {
    name: 'Dots & Lines',
    description: 'Take turns to join dots with lines. Who closes a box gets a point and plays again.',
    genre: 'strategy',
    minAge: 4,
  },
};
