import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAYED_KEY, playedToday } from '../family/played';
import { COUNTS_PLAY } from '../family/settings';
import { readText, writeText } from '../storage';
import { countPlay, watchPlay } from './countPlay';

let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 9, 12) });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  stop = countPlay('/snake');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('keeps what was played, by day and address', () => {
  vi.advanceTimersByTime(15_000);
  expect(readText(PLAYED_KEY)).toBe('{"2026-03-09":{"/snake":15}}');
});

it('counts what was played up to the moment it is left, and no longer', () => {
  vi.advanceTimersByTime(8_400);
  stop();
  expect(playedToday(new Date())).toBe(8);
  vi.advanceTimersByTime(60_000);
  expect(playedToday(new Date())).toBe(8);
});

it('does not count while nobody sees it', () => {
  vi.advanceTimersByTime(6_000);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  show('visible');
  expect(playedToday(new Date())).toBe(6);
  vi.advanceTimersByTime(5_000);
  stop();
  expect(playedToday(new Date())).toBe(11);
});

it('loses no part of a second', () => {
  for (let times = 0; times < 10; times++) {
    vi.advanceTimersByTime(700);
    window.dispatchEvent(new Event('pagehide'));
  }
  expect(playedToday(new Date())).toBe(7);
});

it('takes the sleep of a device for no play', () => {
  const awake = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(awake + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(playedToday(new Date())).toBe(10);
});

it('gains and loses nothing by a clock that is set', () => {
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(new Date(2026, 2, 9, 8));
  vi.advanceTimersByTime(5_000);
  expect(playedToday(new Date())).toBe(10);
});

it('keeps nothing where counting is off, and is heard all the same', () => {
  writeText(COUNTS_PLAY.key, 'false');
  let heard = 0;
  const deaf = watchPlay((seconds) => {
    heard += seconds;
  });
  vi.advanceTimersByTime(10_000);
  deaf();
  vi.advanceTimersByTime(10_000);
  expect([readText(PLAYED_KEY), heard]).toEqual([null, 10]);
});
