import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 210,
  name: 'Abilities',
  path: '/abilities',
  age: 5,
  color: '#1f6b4a',
  description: 'A super snake with Speed, Strength, Laser Eyes and Diamond Touch.',
};

export const page: PageText = {
  title: 'Abilities: a super snake',
  description:
    'A snake game with super powers for children: switch on Speed, Strength, Laser Eyes and Diamond Touch and race a bot for the blocks and diamonds.',
  keywords: ['snake with powers', 'super snake game', 'strategy game for kids', 'free snake game'],
  summary: 'Steer the super snake and choose its abilities: Speed, Strength, Laser Eyes and Diamond Touch.',
  genre: 'strategy',
  minAge: 5,
};

export const keys = {
  best: bestKey('abilities-high-score', card.name),
};
