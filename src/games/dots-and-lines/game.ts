import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 180,
  name: 'Dots & Lines',
  path: '/dotsandlines',
  age: 4,
  color: '#fbfcff',
  description: 'Join the dots, close a box, play again. A game for two.',
};

export const page: PageText = {
  title: 'Dots & Lines: close the boxes, a game for two',
  description:
    'Two players share one screen: join two dots, close a box and play again. Who gets more of the nine boxes? Free, no ads.',
  keywords: ['dots and boxes', 'dots and lines game', 'two player game for kids', 'strategy game for children'],
  summary: 'Take turns to join dots with lines. Who closes a box gets a point and plays again.',
  genre: 'strategy',
  minAge: 4,
};

export const keys = {};
