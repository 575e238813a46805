import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 0,
  name: 'Star Catcher',
  path: '/starcatcher',
  age: 2,
  color: '#b7e68a',
  description: 'Tap the star, as often as you like.',
};

export const page: PageText = {
  title: 'Star Catcher: tap the star',
  description: 'A star that moves on whenever it is tapped. For the smallest hands, without ads.',
  keywords: ['toddler game', 'tap game for kids'],
  summary: 'Tap the star.',
  genre: 'toddlers',
  minAge: 2,
};

export const keys = { best: bestKey('star-catcher-high-score', card.name) };
