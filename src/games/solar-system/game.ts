import type { CardInfo, PageText } from '../../kit/gameInfo';

/** The title on the screen. */
export const HEADING = 'SOLAR SYSTEM';

export const card: CardInfo = {
  order: 30,
  name: 'Solar System',
  path: '/planets',
  age: 2,
  color: '#24347c',
  description: 'Eight planets fly home around the sun.',
};

export const page: PageText = {
  title: 'Solar System: put the planets in place',
  description:
    'Eight smiling planets look for their places around the sun. A first look at the solar system, by tapping, without ads.',
  keywords: ['solar system for kids', 'planets game', 'learn the planets', 'space game for toddlers'],
  name: 'Solar System Explorer',
  heading: HEADING,
  summary: 'Find the place of each planet around the sun.',
  genre: 'educational',
  minAge: 4,
};

export const keys = {};
