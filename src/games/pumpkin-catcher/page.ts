import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/pumpkincatcher',
  title: 'Pumpkin Catcher: a catching game for kids',
  description:
    'Sixty seconds of falling pumpkins and candy. Catch them in your basket, let the silly bats, spiders and ghosts fly by.',
  keywords: ['pumpkin catcher', 'catching game for kids', 'Halloween game for toddlers', 'free pumpkin game'],
  game: {
    name: 'Pumpkin Catcher',
    description: 'Catch pumpkins and candy in the basket before the time is up.',
    genre: 'arcade',
    minAge: 3,
  },
};
