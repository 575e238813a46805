import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/pinball',
  title: 'Pinball: flip and bump',
  description:
    'A friendly pinball table for small hands: two big flippers, smiling bumpers and a blue helper ball. Free and without ads.',
  keywords: ['pinball for kids', 'simple pinball', 'toddler pinball game', 'free pinball'],
  game: {
    name: 'Pinball',
    description: 'Keep the ball in play with two flippers and make the bumpers laugh.',
    genre: 'arcade',
    minAge: 2,
  },
};
