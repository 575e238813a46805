import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 90,
  name: 'Eco Hero',
  path: '/ecohero',
  age: 2,
  color: '#8fe3df',
  description: 'Sort the beach: recycle, compost or trash?',
};

export const page: PageText = {
  title: 'Eco Hero: a recycling game for kids',
  description:
    'Help the Earth: drag bottles, banana peels and old socks to the recycle, compost and trash bins. Free and without ads.',
  keywords: ['recycling game for kids', 'sorting game', 'compost and trash', 'earth day game', 'game for 2 year old'],
  summary: 'Sort everything on the beach into recycling, compost and trash.',
  genre: 'educational',
  minAge: 2,
};

export const keys = {};
