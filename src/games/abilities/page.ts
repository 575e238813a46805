import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/abilities',
  title: 'Abilities: a super snake',
  description:
    'A snake game with super powers for children: switch on Speed, Strength, Laser Eyes and Diamond Touch and race a bot for the blocks and diamonds.',
  keywords: ['snake with powers', 'super snake game', 'strategy game for kids', 'free snake game'],
  game: {
    name: 'Abilities',
    description: 'Steer the super snake and choose its abilities: Speed, Strength, Laser Eyes and Diamond Touch.',
    genre: 'strategy',
    minAge: 5,
  },
};
