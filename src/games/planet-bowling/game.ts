import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 100,
  name: 'Planet Bowling',
  path: '/planetbowling',
  age: 3,
  color: '#3b2a7a',
  description: 'Roll 8 planet balls and knock the sleepy pins over.',
};

export const page: PageText = {
  title: 'Planet Bowling: ten pins and eight planets',
  description:
    'Bowl with Mercury, Earth, Saturn and five more planets. Ten frames of real ten-pin bowling for small hands, free and without ads.',
  keywords: ['bowling for kids', 'planet game', 'planet roll', 'toddler bowling', 'free bowling game'],
  summary: 'Drag a planet back, let go, and see how many of the ten pins it knocks over.',
  genre: 'physics',
  minAge: 2,
  aliases: ['/planetroll'],
};

export const keys = {
  best: bestKey('planet-bowling-high-score', card.name),
};
