import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/bugcatcher',
  title: 'Bug Catcher: look, choose and tap',
  description:
    'Ladybugs, bees, beetles and butterflies are out in the meadow. Catch only the ones on the sign, for 60 seconds.',
  keywords: ['bug catcher game', 'bug game for toddlers', 'matching and tapping game', 'free insect game for kids'],
  game: {
    name: 'Bug Catcher',
    description: 'Catch as many of the target bugs as you can in 60 seconds!',
    genre: 'action',
    minAge: 3,
  },
};
