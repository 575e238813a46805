import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/planets',
  title: 'Solar System: put the planets in place',
  description:
    'Eight smiling planets look for their places around the sun. A first look at the solar system, by tapping, without ads.',
  keywords: ['solar system for kids', 'planets game', 'learn the planets', 'space game for toddlers'],
  game: {
    name: 'Solar System Explorer',
    heading: 'SOLAR SYSTEM',
    description: 'Find the place of each planet around the sun.',
    genre: 'educational',
    minAge: 4,
  },
};
