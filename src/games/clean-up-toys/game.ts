import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 70,
  name: 'Clean Up Toys',
  path: '/cleanuptoys',
  age: 2,
  color: '#d9eeff',
  description: 'Pop every toy into the basket. Mommy helps!',
};

export const page: PageText = {
  title: 'Clean Up Toys: tidy up and play',
  description:
    'A cheerful tidying game for toddlers: drag the toys into the basket, hear each one sing, and let Mommy help. No ads.',
  keywords: ['clean up game for toddlers', 'tidy up toys', 'drag and drop for kids', 'game for 2 year old'],
  summary: 'Put all the toys into the basket, alone or with a little help.',
  genre: 'educational',
  minAge: 2,
};

export const keys = {};
