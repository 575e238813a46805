import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/cleanuptoys',
  title: 'Clean Up Toys: tidy up and play',
  description:
    'A cheerful tidying game for toddlers: drag the toys into the basket, hear each one sing, and let Mommy help. No ads.',
  keywords: ['clean up game for toddlers', 'tidy up toys', 'drag and drop for kids', 'game for 2 year old'],
  game: {
    name: 'Clean Up Toys',
    description: 'Put all the toys into the basket, alone or with a little help.',
    genre: 'educational',
    minAge: 2,
  },
};
