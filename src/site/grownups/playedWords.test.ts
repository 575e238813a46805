import { expect, it } from 'vitest';
import { daysOfWeek, gamesToday, minutesInWords } from './playedWords';

const now = new Date(2026, 2, 9, 12);

it.each([
  [0, 'no play'],
  [20, 'less than a minute'],
  [60, '1 minute'],
  [725, '12 minutes'],
])('%i s are %s', (seconds, words) => {
  expect(minutesInWords(seconds)).toBe(words);
});

it('shows the games of today, the longest first, and none that is gone', () => {
  const played = { '2026-03-09': { '/pinball': 60, '/snake': 120, '/long-gone': 90 }, '2026-03-08': { '/adam': 5 } };
  expect(gamesToday(played, now).map(({ game, share }) => [game.name, share])).toEqual([
    ['Snake', 1],
    ['Pinball', 0.5],
  ]);
});

it('shows seven days that end today', () => {
  const days = daysOfWeek({ '2026-03-09': { '/snake': 30 }, '2026-03-03': { '/adam': 60 } }, now);
  expect(days.map(({ name }) => name)).toEqual([
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'Monday',
  ]);
  expect(days.map(({ share }) => share)).toEqual([1, 0, 0, 0, 0, 0, 0.5]);
});
