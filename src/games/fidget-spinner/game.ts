import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 50,
  name: 'Fidget Spinner',
  path: '/fidgetspinner',
  age: 2,
  color: '#ff94be',
  description: 'Fling it, watch it whirl, and pick from eleven spinners.',
};

export const page: PageText = {
  title: 'Fidget Spinner: fling and whirl',
  description:
    'A fidget spinner for little fingers: eleven styles to fling, from fire to flower, with a trail of sparkles. Free and without ads.',
  keywords: ['fidget spinner for kids', 'toddler fidget game', 'online fidget spinner', 'free spinner game'],
  summary: 'Grab a spinner, fling it, and watch it sparkle.',
  genre: 'casual',
  minAge: 2,
};

export const keys = {};
