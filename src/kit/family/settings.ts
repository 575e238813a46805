import { useCallback, useMemo } from 'react';
import { readText, useStoredText, writeText } from '../storage';
import { parseList } from '../storedList';
import { CALM_KEY } from './calm';
import { SHELF_KEY } from './shelf';

/** One thing that grown-ups chose for this device, under a key of its own. What is unset or broken is the first choice. */
export interface Setting<Value> {
  readonly key: string;
  parse(text: string | null): Value;
  format(value: Value): string;
}

const flag = (key: string, first: boolean): Setting<boolean> => ({
  key,
  parse: (text) => (text === String(!first) ? !first : first),
  format: String,
});

const choice = <Value extends number>(key: string, values: readonly Value[], first: Value): Setting<Value> => ({
  key,
  parse: (text) => values.find((value) => String(value) === text) ?? first,
  format: String,
});

/** 0 is off. */
export const VOLUMES = [0, 1, 2, 3] as const;
/** A day; 0 is without end. */
export const PLAY_MINUTES = [0, 10, 20, 30, 45, 60] as const;

export const CALM = flag(CALM_KEY, false);
export const VOLUME = choice('wigglewood-volume', VOLUMES, 3);
export const BUZZ = flag('wigglewood-buzz', true);
/** The addresses of the games that Home does not show. */
export const SHELF: Setting<readonly string[]> = { key: SHELF_KEY, parse: parseList, format: JSON.stringify };
export const PLAY_TIME = choice('wigglewood-play-time', PLAY_MINUTES, 0);
export const PLAY_LOCK = flag('wigglewood-play-lock', false);
/** Whether one press, wherever and by whatever, does what comes next. */
export const ONE_BUTTON = flag('wigglewood-one-button', false);
/** Whether minutes of play are counted. */
export const COUNTS_PLAY = flag('wigglewood-counts-play', true);
export const PLAYED_KEY = 'wigglewood-played';
export const PLAY_TIME_USED_KEY = 'wigglewood-play-time-used';

export const readSetting = <Value>({ key, parse }: Setting<Value>): Value => parse(readText(key));

/** A setting as React state, in step with every other tab; the first choice on the server and in the first paint. */
export function useSetting<Value>({ key, parse, format }: Setting<Value>): [Value, (value: Value) => void] {
  const [text] = useStoredText(key);
  const value = useMemo(() => parse(text), [parse, text]);
  return [value, useCallback((next: Value) => void writeText(key, format(next)), [key, format])];
}
