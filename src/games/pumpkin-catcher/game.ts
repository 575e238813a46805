import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 110,
  name: 'Pumpkin Catcher',
  path: '/pumpkincatcher',
  age: 3,
  color: '#ffc36e',
  description: 'Hold out the basket: pumpkins and candy are falling!',
  isNew: true,
};

export const page: PageText = {
  title: 'Pumpkin Catcher: a catching game for kids',
  description:
    'Sixty seconds of falling pumpkins and candy. Catch them in your basket, let the silly bats, spiders and ghosts fly by.',
  keywords: ['pumpkin catcher', 'catching game for kids', 'Halloween game for toddlers', 'free pumpkin game'],
  summary: 'Catch pumpkins and candy in the basket before the time is up.',
  genre: 'arcade',
  minAge: 3,
};

export const keys = {
  best: bestKey('pumpkin-catcher-high-score', card.name),
  muted: { key: 'pumpkin-catcher-muted', purpose: `Whether ${card.name} is silent`, value: '`true` or `false`' },
};
