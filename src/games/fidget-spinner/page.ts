import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/fidgetspinner',
  title: 'Fidget Spinner: fling and whirl',
  description:
    'A fidget spinner for little fingers: eleven styles to fling, from fire to flower, with a trail of sparkles. Free and without ads.',
  keywords: ['fidget spinner for kids', 'toddler fidget game', 'online fidget spinner', 'free spinner game'],
  game: {
    name: 'Fidget Spinner',
    description: 'Grab a spinner, fling it, and watch it sparkle.',
    genre: 'casual',
    minAge: 2,
  },
};
