import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 80,
  name: 'Pinball',
  path: '/pinball',
  age: 2,
  color: '#6d43c8',
  description: 'Flip, bump and ding the smiling bumpers.',
};

export const page: PageText = {
  title: 'Pinball: flip and bump',
  description:
    'A friendly pinball table for small hands: two big flippers, smiling bumpers and a blue helper ball. Free and without ads.',
  keywords: ['pinball for kids', 'simple pinball', 'toddler pinball game', 'free pinball'],
  summary: 'Keep the ball in play with two flippers and make the bumpers laugh.',
  genre: 'arcade',
  minAge: 2,
};

export const keys = {
  best: bestKey('pinball-high-score', card.name),
};
