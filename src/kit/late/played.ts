import { dayOf } from '../family/day';
import { PLAYED_KEY } from '../family/settings';
import { readText, writeText } from '../storage';

const DAYS_KEPT = 7;

const DAY = 86_400_000;

/** Seconds of play, by day and by the game's address. */
export type Played = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The last days up to now, the oldest first. Noon is on the same day whatever the hour of summer time. */
export const lastDays = (now: Date): readonly Date[] =>
  Array.from(
    { length: DAYS_KEPT },
    (_, index) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_KEPT + 1 + index, 12),
  );

/** What is broken, or of another make, is left out. */
export function parsePlayed(text: string | null): Played {
  const played: Record<string, Record<string, number>> = {};
  for (const [day, games] of entriesOf(text))
    for (const [address, seconds] of Object.entries(games ?? {}))
      if (typeof seconds === 'number' && seconds > 0) played[day] = { ...played[day], [address]: seconds };
  return played;
}

function entriesOf(text: string | null): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.entries(value ?? {}).filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day));
  } catch {
    return [];
  }
}

/** Adds seconds to today, and forgets what is a week away: a clock that was set wrong, too. */
export function addPlayed(played: Played, now: Date, address: string, seconds: number): Played {
  const today = dayOf(now);
  const near = Object.entries(played).filter(
    ([day]) => Math.abs(Date.parse(day) - Date.parse(today)) < DAYS_KEPT * DAY,
  );
  const games = played[today];
  return {
    ...Object.fromEntries(near),
    [today]: { ...games, [address]: (games?.[address] ?? 0) + seconds },
  };
}

export const secondsOn = (played: Played, day: Date) =>
  Object.values(played[dayOf(day)] ?? {}).reduce((sum, seconds) => sum + seconds, 0);

/** Reads afresh, so that what other tabs have counted stays. */
export const keepPlayed = (now: Date, address: string, seconds: number) =>
  writeText(PLAYED_KEY, JSON.stringify(addPlayed(parsePlayed(readText(PLAYED_KEY)), now, address, seconds)));
