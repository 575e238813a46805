import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 160,
  name: 'Tower of Hanoi',
  path: '/towerofhanoi',
  age: 4,
  color: '#fcdda0',
  description: 'Bring the whole tower to Goal, one disc at a time.',
};

export const page: PageText = {
  title: 'Tower of Hanoi: move the tower disc by disc',
  description:
    'The famous disc puzzle for children: three towers, three, four or five smiling discs, hints and undo. No ads.',
  keywords: ['tower of hanoi for kids', 'disc puzzle', 'logic game for children', 'thinking game'],
  summary: 'Move all discs from Start to Goal, and never put a big disc on a small one.',
  genre: 'puzzle',
  minAge: 4,
};

export const keys = {
  easy: bestKey('tower-hanoi-best-easy', `${card.name}, easy`),
  medium: bestKey('tower-hanoi-best-medium', `${card.name}, medium`),
  hard: bestKey('tower-hanoi-best-hard', `${card.name}, hard`),
};
