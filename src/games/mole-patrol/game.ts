import { bestKey, type CardInfo, type PageText } from '../../kit/gameInfo';

export const card: CardInfo = {
  order: 130,
  name: 'Mole Patrol',
  path: '/molepatrol',
  age: 3,
  color: '#b3763f',
  description: 'Peekaboo! Bop the moles before they hide.',
};

export const page: PageText = {
  title: 'Mole Patrol: a gentle whack-a-mole for kids',
  description:
    'Sixty seconds of peekaboo: moles pop up, a soft mallet goes bop. Six, nine or twelve holes, for small and quick hands.',
  keywords: ['whack a mole for kids', 'mole game', 'reaction game for toddlers', 'free mole game'],
  summary: 'Bop the moles before they slide back into their holes.',
  genre: 'whack-a-mole',
  minAge: 3,
};

export const keys = {
  easy: bestKey('mole-patrol-high-score-easy', `${card.name}, easy`),
  medium: bestKey('mole-patrol-high-score-medium', `${card.name}, medium`),
  hard: bestKey('mole-patrol-high-score-hard', `${card.name}, hard`),
};
