import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/adam',
  title: 'Adam: crack the secret code of shapes',
  description:
    'A code-breaking puzzle for children: guess the secret shapes, read the clues and crack the code in 10 guesses. Three levels, no ads.',
  keywords: ['code breaking game for kids', 'logic puzzle for children', 'guess the code', 'shape puzzle'],
  game: {
    name: 'Adam',
    description: 'Guess the secret code of shapes. Green, yellow and gray clues help to find it in 10 guesses.',
    genre: 'puzzle',
    minAge: 5,
  },
};
