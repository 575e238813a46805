import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 120,
  name: 'Snake',
  path: '/snake',
  age: 3,
  color: '#b7e68a',
  description: 'Munch the apples and grow long, long, long.',
};

export const page: PageText = {
  title: 'Snake: munch apples and grow',
  description:
    'The classic snake game made for children: an easy mode that waits for you, a hard mode that does not, and a friendly bot.',
  keywords: ['snake game for kids', 'easy snake game', 'free snake', 'arcade game for children'],
  summary: 'Steer the snake to the apples. Every apple makes it longer.',
  genre: 'arcade',
  minAge: 5,
  isShortcut: true,
};

export const keys = {
  best: bestKey('snake-high-score', card.name),
};
