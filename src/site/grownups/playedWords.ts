import { type CatalogueGame, catalogue } from '../../games/catalogue';
import { dayOf } from '../../kit/family/day';
import { lastDays, type Played, secondsOn } from '../../kit/late/played';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A time as a grown-up would say it. */
export function minutesInWords(seconds: number): string {
  if (seconds === 0) return 'no play';
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export interface PlayedGame {
  readonly game: CatalogueGame;
  readonly seconds: number;
  /** Of the longest one; 1 is that one itself. */
  readonly share: number;
}

/** Today's games, the longest first. Games that are gone are left out. */
export function gamesToday(played: Played, now: Date): readonly PlayedGame[] {
  const today = played[dayOf(now)] ?? {};
  const longest = Math.max(...Object.values(today), 1);
  return catalogue
    .map((game) => ({ game, seconds: today[game.path] ?? 0, share: (today[game.path] ?? 0) / longest }))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds);
}

export interface PlayedDay {
  readonly name: string;
  readonly seconds: number;
  readonly share: number;
}

/** The last seven days, the oldest first; the last is today. */
export function daysOfWeek(played: Played, now: Date): readonly PlayedDay[] {
  const days = lastDays(now);
  const longest = Math.max(...days.map((day) => secondsOn(played, day)), 1);
  return days.map((day) => {
    const seconds = secondsOn(played, day);
    return { name: WEEKDAYS[day.getDay()] ?? '', seconds, share: seconds / longest };
  });
}
