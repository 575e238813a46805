import type { PageInfo } from '../../kit/gameInfo';

export const page: PageInfo = {
  path: '/towerofhanoi',
  title: 'Tower of Hanoi: move the tower disc by disc',
  description:
    'The famous disc puzzle for children: three towers, three, four or five smiling discs, hints and undo. No ads.',
  keywords: ['tower of hanoi for kids', 'disc puzzle', 'logic game for children', 'thinking game'],
  game: {
    name: 'Tower of Hanoi',
    description: 'Move all discs from Start to Goal, and never put a big disc on a small one.',
    genre: 'puzzle',
    minAge: 4,
  },
};
