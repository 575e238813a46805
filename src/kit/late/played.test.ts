import { describe, expect, it } from 'vitest';
import { dayOf } from '../family/day';
import { PLAYED_KEY } from '../family/settings';
import { readText, writeText } from '../storage';
import { addPlayed, keepPlayed, lastDays, parsePlayed, secondsOn } from './played';

const noon = (day: number) => new Date(2026, 2, day, 12);

describe('what was played', () => {
  it('adds up by day and by address', () => {
    let played = addPlayed({}, noon(9), '/snake', 5);
    played = addPlayed(played, noon(9), '/snake', 7);
    played = addPlayed(played, noon(9), '/pinball', 1);
    played = addPlayed(played, noon(10), '/snake', 3);
    expect(played).toEqual({ '2026-03-09': { '/snake': 12, '/pinball': 1 }, '2026-03-10': { '/snake': 3 } });
    expect([secondsOn(played, noon(9)), secondsOn(played, noon(8))]).toEqual([13, 0]);
  });

  it('belongs to the day of the family, up to its last minute', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('forgets what is a week away', () => {
    const played = { '2026-03-02': { '/a': 1 }, '2026-03-03': { '/a': 2 }, '2031-01-01': { '/a': 9 } };
    expect(Object.keys(addPlayed(played, noon(9), '/a', 1)).sort()).toEqual(['2026-03-03', '2026-03-09']);
  });

  it('is kept when the clock goes back by a day', () => {
    expect(addPlayed({ '2026-03-09': { '/a': 5 } }, noon(8), '/a', 1)['2026-03-09']).toEqual({ '/a': 5 });
  });

  it('has seven days, whatever the month and the summer time', () => {
    expect(lastDays(new Date(2026, 2, 3, 0, 30)).map(dayOf)).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
    ]);
  });

  it.each([
    [null, {}],
    ['{broken', {}],
    ['null', {}],
    ['7', {}],
    ['["x"]', {}],
    ['{"today":{"/a":1}}', {}],
    ['{"2026-03-09":null,"2026-03-08":{"/a":"5","/b":-1,"/c":4}}', { '2026-03-08': { '/c': 4 } }],
  ])('%j is read as %j', (text, played) => {
    expect(parsePlayed(text)).toEqual(played);
  });

  it('is added to what another tab has kept meanwhile', () => {
    keepPlayed(noon(9), '/a', 5);
    writeText(PLAYED_KEY, '{"2026-03-09":{"/a":5,"/b":20}}');
    keepPlayed(noon(9), '/a', 5);
    expect(secondsOn(parsePlayed(readText(PLAYED_KEY)), noon(9))).toBe(30);
  });
});
