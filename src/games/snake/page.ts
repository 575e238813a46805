import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/snake',
  title: 'Snake: munch apples and grow',
  description:
    'The classic snake game made for children: an easy mode that waits for you, a hard mode that does not, and a friendly bot.',
  keywords: ['snake game for kids', 'easy snake game', 'free snake', 'arcade game for children'],
  game: {
    name: 'Snake',
    description: 'Steer the snake to the apples. Every apple makes it longer.',
    genre: 'arcade',
    minAge: 5,
  },
};
