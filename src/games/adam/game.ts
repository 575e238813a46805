import type { CardInfo, PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 200,
  name: 'Adam',
  path: '/adam',
  age: 4,
  color: '#7b3c7c',
  description: 'Crack the 4-shape secret code in 10 guesses.',
};

export const page: PageText = {
  title: 'Adam: crack the secret code of shapes',
  description:
    'A code-breaking puzzle for children: guess the secret shapes, read the clues and crack the code in 10 guesses. Three levels, no ads.',
  keywords: ['code breaking game for kids', 'logic puzzle for children', 'guess the code', 'shape puzzle'],
  summary: 'Guess the secret code of shapes. Green, yellow and gray clues help to find it in 10 guesses.',
  genre: 'puzzle',
  minAge: 5,
};

export const keys = {};
