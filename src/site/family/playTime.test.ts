import { describe, expect, it } from 'vitest';
import {
  countSeconds,
  giveMore,
  leftOf,
  limitOf,
  type PlayedDay,
  parsePlayedDay,
  playDayOf,
  sleeps,
  sunkBy,
  today,
  yawnsBetween,
} from './playTime';

const at = (hour: number, minute = 0, date = 4) => new Date(2026, 4, date, hour, minute).getTime();
const SECOND = 1000;
const NOON = at(12);
const played = (change: Partial<PlayedDay> = {}): PlayedDay => ({
  day: '2026-05-04',
  seconds: 0,
  at: NOON,
  more: 0,
  asleep: false,
  ...change,
});

describe('a day', () => {
  it('begins at six in the morning', () => {
    expect(playDayOf(at(5, 59))).toBe('2026-05-03');
    expect(playDayOf(at(6))).toBe('2026-05-04');
    expect(playDayOf(at(23, 59))).toBe('2026-05-04');
    expect(playDayOf(new Date(2026, 0, 1, 2).getTime())).toBe('2025-12-31');
  });

  it('lasts until the next morning at six', () => {
    const kept = played({ seconds: 900, asleep: true });
    expect(today(kept, at(5, 59, 5))).toBe(kept);
    expect(today(kept, at(6, 0, 5))).toMatchObject({ day: '2026-05-05', seconds: 0, asleep: false });
    const lastOfYear = played({ day: '2026-12-31', seconds: 900 });
    expect(today(lastOfYear, new Date(2027, 0, 1, 5, 59).getTime())).toBe(lastOfYear);
    expect(today(lastOfYear, new Date(2027, 0, 1, 6).getTime()).day).toBe('2027-01-01');
  });

  it('is not a new one while the clock is before the latest time seen', () => {
    const kept = played({ day: '2026-05-05', at: at(7, 0, 5), seconds: 600 });
    for (const now of [at(7, 0, 4), at(12, 0, 1), 0]) expect(today(kept, now)).toBe(kept);
    // Nor when the traveller's clock goes back across the morning.
    expect(today(played({ at: at(5, 30) }), at(5, 30)).day).toBe('2026-05-04');
  });

  it('is kept as text, and a broken one is none', () => {
    const kept = played({ seconds: 12.5, more: 'all', asleep: true });
    expect(parsePlayedDay(JSON.stringify(kept))).toEqual(kept);
    expect(parsePlayedDay('{"day":"2026-05-04","seconds":3,"at":5}')).toEqual(played({ seconds: 3, at: 5 }));
    const broken = [
      null,
      '',
      '7',
      '{',
      '{"day":"soon","seconds":1,"at":1}',
      '{"day":"2026-05-04","seconds":-1,"at":1}',
    ];
    for (const text of [...broken, '{"day":"2026-05-04","seconds":1}']) expect(parsePlayedDay(text)).toBeNull();
  });
});

describe('counting', () => {
  it('adds what was played', () => {
    expect(countSeconds(played({ seconds: 5 }), NOON + SECOND, 1)).toMatchObject({ seconds: 6, at: NOON + SECOND });
  });

  it('counts two tabs once', () => {
    let kept = played();
    for (let half = 1; half <= 20; half++) kept = countSeconds(kept, NOON + half * 500, 1);
    expect(kept.seconds).toBe(10);
  });

  it('goes on while the clock is set back, and keeps the latest time', () => {
    const kept = countSeconds(played({ seconds: 5 }), at(9), 1);
    expect(kept).toMatchObject({ seconds: 6, at: NOON });
  });

  it('leaves out the time between two plays', () => {
    expect(countSeconds(played({ seconds: 5 }), at(15), 1).seconds).toBe(6);
  });
});

describe('the end', () => {
  it('is where the minutes are used up, and nowhere without a limit', () => {
    expect(limitOf(played(), 20)).toBe(1200);
    expect(limitOf(played(), 0)).toBeNull();
    expect(limitOf(played({ more: 'all' }), 20)).toBeNull();
    expect(sleeps(played({ seconds: 9999, asleep: true }), null, false)).toBe(false);
  });

  it('is seen in a sun that sinks', () => {
    expect([0, 300, 600, 900].map((seconds) => sunkBy(played({ seconds }), 600))).toEqual([0, 0.5, 1, 1]);
    expect([0, 0.5, 0.8, 1].map(leftOf)).toEqual(['plenty', 'some', 'little', 'little']);
  });

  it('is told by one yawn, two minutes before', () => {
    expect(yawnsBetween(478, 479, 600)).toBe(false);
    expect(yawnsBetween(479, 480, 600)).toBe(true);
    expect(yawnsBetween(480, 481, 600)).toBe(false);
  });

  it('lets the round under way be finished, for two minutes at most', () => {
    const [before, end, last, late] = [599, 600, 719, 720].map((seconds) => played({ seconds }));
    expect([before, end, last, late].map((day) => day && sleeps(day, 600, true))).toEqual([false, false, false, true]);
    expect([before, end].map((day) => day && sleeps(day, 600, false))).toEqual([false, true]);
  });

  it('is not undone by a new round', () => {
    expect(sleeps(played({ seconds: 610, asleep: true }), 600, true)).toBe(true);
  });

  it('moves on when a grown-up gives ten more minutes, or the day', () => {
    const asleep = played({ seconds: 650, asleep: true });
    const ten = giveMore(asleep, 10, NOON, 'ten');
    expect(limitOf(ten, 10)).toBe(1250);
    expect(sleeps(ten, limitOf(ten, 10), false)).toBe(false);
    expect(limitOf(giveMore(asleep, 10, NOON, 'all'), 10)).toBeNull();
  });

  it('comes back to the calendar where a grown-up answers after a clock that ran ahead', () => {
    const ahead = played({ day: '2031-01-01', at: new Date(2031, 0, 1, 12).getTime(), seconds: 600, asleep: true });
    expect(giveMore(ahead, 10, NOON, 'all')).toMatchObject({ day: '2026-05-04', at: NOON });
  });
});
