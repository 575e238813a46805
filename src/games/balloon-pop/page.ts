import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/balloonpop',
  title: 'Balloon Pop: a first game for toddlers',
  description:
    'Sixty seconds of balloons for the very youngest: every tap pops, every finger counts, and lovely prizes float down.',
  keywords: ['balloon pop for toddlers', 'game for 1 year old', 'baby tap game', 'free balloon game'],
  game: {
    name: 'Balloon Pop',
    description: 'Pop the balloons and catch the prizes before the time is up.',
    genre: 'toddlers',
    minAge: 1,
  },
};
