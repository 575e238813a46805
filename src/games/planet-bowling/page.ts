import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/planetbowling',
  title: 'Planet Bowling: ten pins and eight planets',
  description:
    'Bowl with Mercury, Earth, Saturn and five more planets. Ten frames of real ten-pin bowling for small hands, free and without ads.',
  keywords: ['bowling for kids', 'planet game', 'planet roll', 'toddler bowling', 'free bowling game'],
  game: {
    name: 'Planet Bowling',
    description: 'Drag a planet back, let go, and see how many of the ten pins it knocks over.',
    genre: 'physics',
    minAge: 2,
  },
};
