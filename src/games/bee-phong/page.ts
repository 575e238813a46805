import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/beepong',
  title: 'Bee Phong: sling a bee into the honey',
  description:
    'Pull the slingshot back, let go, and watch a wobbly bee splash into ten cups of honey. A gentle aiming game for small hands, free and without ads.',
  keywords: ['bee game for kids', 'slingshot game', 'bee pong', 'aiming game for toddlers', 'free bee game'],
  game: {
    name: 'Bee Phong',
    description: 'Sling bees into ten cups of honey. There are always more bees.',
    genre: 'arcade',
    minAge: 3,
  },
};
