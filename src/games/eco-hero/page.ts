import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/ecohero',
  title: 'Eco Hero: a recycling game for kids',
  description:
    'Help the Earth: drag bottles, banana peels and old socks to the recycle, compost and trash bins. Free and without ads.',
  keywords: ['recycling game for kids', 'sorting game', 'compost and trash', 'earth day game', 'game for 2 year old'],
  game: {
    name: 'Eco Hero',
    description: 'Sort everything on the beach into recycling, compost and trash.',
    genre: 'educational',
    minAge: 2,
  },
};
