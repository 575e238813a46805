import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 40,
  name: 'Bug Catcher',
  path: '/bugcatcher',
  age: 2,
  color: '#bff0da',
  description: 'Which bug is wanted now? Catch it! You have 60 seconds.',
};

export const page: PageText = {
  title: 'Bug Catcher: look, choose and tap',
  description:
    'Ladybugs, bees, beetles and butterflies are out in the meadow. Catch only the ones on the sign, for 60 seconds.',
  keywords: ['bug catcher game', 'bug game for toddlers', 'matching and tapping game', 'free insect game for kids'],
  summary: 'Catch as many of the target bugs as you can in 60 seconds!',
  genre: 'action',
  minAge: 3,
};

export const keys = {
  best: bestKey('bugcatcher-high-score', card.name),
};
