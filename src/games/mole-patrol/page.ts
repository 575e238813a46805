import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/molepatrol',
  title: 'Mole Patrol: a gentle whack-a-mole for kids',
  description:
    'Sixty seconds of peekaboo: moles pop up, a soft mallet goes bop. Six, nine or twelve holes, for small and quick hands.',
  keywords: ['whack a mole for kids', 'mole game', 'reaction game for toddlers', 'free mole game'],
  game: {
    name: 'Mole Patrol',
    description: 'Bop the moles before they slide back into their holes.',
    genre: 'whack-a-mole',
    minAge: 3,
  },
};
