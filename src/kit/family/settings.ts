import { useCallback, useMemo } from 'react';
import type { StorageKey } from '../gameInfo';
import { readText, useStoredText, writeText } from '../storage';
import { CALM_KEY } from './calm';
import { parseList, SHELF_KEY } from './shelf';

/** One thing that grown-ups chose for this device, under a key of its own. What is unset or broken is the first choice. */
export interface Setting<Value> extends StorageKey {
  parse(text: string | null): Value;
  format(value: Value): string;
}

const flag = (key: string, purpose: string, first: boolean): Setting<boolean> => ({
  key,
  purpose,
  value: '`true` or `false`',
  parse: (text) => (text === String(!first) ? !first : first),
  format: String,
});

const choice = <Value extends number>(
  key: string,
  purpose: string,
  values: readonly Value[],
  first: Value,
): Setting<Value> => ({
  key,
  purpose,
  value: `one of ${values.join(', ')}`,
  parse: (text) => values.find((value) => String(value) === text) ?? first,
  format: String,
});

const list = (key: string, purpose: string, what: string): Setting<readonly string[]> => ({
  key,
  purpose,
  value: `a JSON list of ${what}`,
  parse: parseList,
  format: (value) => JSON.stringify(value),
});

/** 0 is off. */
export const VOLUMES = [0, 1, 2, 3] as const;
export const PLAY_MINUTES = [0, 10, 20, 30, 45, 60] as const;

export const CALM = flag(CALM_KEY, 'Whether games are calm', false);
export const VOLUME = choice('wigglewood-volume', 'How loud games are', VOLUMES, 3);
export const BUZZ = flag('wigglewood-buzz', 'Whether games buzz', true);
export const SHELF = list(SHELF_KEY, 'The games that Home does not show', 'addresses');
export const PLAY_TIME = choice('wigglewood-play-time', 'Minutes of play a day; 0 is without end', PLAY_MINUTES, 0);
export const PLAY_LOCK = flag('wigglewood-play-lock', 'Whether a game holds the screen', false);
export const COUNTS_PLAY = flag('wigglewood-counts-play', 'Whether minutes of play are counted', true);

export const FAMILY_SETTINGS = [CALM, VOLUME, BUZZ, SHELF, PLAY_TIME, PLAY_LOCK, COUNTS_PLAY] as const;

export const readSetting = <Value>({ key, parse }: Setting<Value>): Value => parse(readText(key));

/** A setting as React state, in step with every other tab; the first choice on the server and in the first paint. */
export function useSetting<Value>({ key, parse, format }: Setting<Value>): [Value, (value: Value) => void] {
  const [text] = useStoredText(key);
  const value = useMemo(() => parse(text), [parse, text]);
  return [value, useCallback((next: Value) => void writeText(key, format(next)), [key, format])];
}
