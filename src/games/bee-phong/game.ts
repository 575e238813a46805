import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 140,
  name: 'Bee Phong',
  path: '/beepong',
  age: 3,
  color: '#ffd98a',
  description: 'Sling a wobbly bee into ten cups of honey.',
};

export const page: PageText = {
  title: 'Bee Phong: sling a bee into the honey',
  description:
    'Pull the slingshot back, let go, and watch a wobbly bee splash into ten cups of honey. A gentle aiming game for small hands, free and without ads.',
  keywords: ['bee game for kids', 'slingshot game', 'bee pong', 'aiming game for toddlers', 'free bee game'],
  summary: 'Sling bees into ten cups of honey. There are always more bees.',
  genre: 'arcade',
  minAge: 3,
};

export const keys = {
  best: bestKey('bee-pong-high-score', card.name),
};
