import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 10,
  name: 'Balloon Pop',
  path: '/balloonpop',
  age: 1,
  color: '#a8dcff',
  description: 'Tap, tap, pop! Balloons for tiny fingers.',
};

export const page: PageText = {
  title: 'Balloon Pop: a first game for toddlers',
  description:
    'Sixty seconds of balloons for the very youngest: a tap pops a balloon, every finger counts, and lovely prizes float down.',
  keywords: ['balloon pop for toddlers', 'game for 1 year old', 'baby tap game', 'free balloon game'],
  summary: 'Pop the balloons and catch the prizes before the time is up.',
  genre: 'toddlers',
  minAge: 1,
  isShortcut: true,
};

export const keys = {
  best: bestKey('balloon-pop-high-score', card.name),
};
