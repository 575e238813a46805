import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COUNTS_PLAY, PLAYED_KEY } from '../family/settings';
import { readText, writeText } from '../storage';
import { countPlay } from './countPlay';
import { parsePlayed, secondsOn } from './played';

const playedToday = () => secondsOn(parsePlayed(readText(PLAYED_KEY)), new Date());

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

it('keeps what was played, by day and address, and writes nothing before it is left', () => {
  vi.advanceTimersByTime(15_000);
  expect(readText(PLAYED_KEY)).toBeNull();
  show('hidden');
  expect(readText(PLAYED_KEY)).toBe('{"2026-03-09":{"/snake":15}}');
});

it('counts what was played up to the moment it is left, and no longer', () => {
  vi.advanceTimersByTime(8_400);
  stop();
  expect(playedToday()).toBe(8);
  vi.advanceTimersByTime(60_000);
  expect(playedToday()).toBe(8);
});

it('does not count while nobody sees it', () => {
  vi.advanceTimersByTime(6_000);
  show('hidden');
  vi.advanceTimersByTime(600_000);
  show('visible');
  expect(playedToday()).toBe(6);
  vi.advanceTimersByTime(5_000);
  stop();
  expect(playedToday()).toBe(11);
});

it('loses no part of a second', () => {
  for (let times = 0; times < 10; times++) {
    vi.advanceTimersByTime(700);
    window.dispatchEvent(new Event('pagehide'));
  }
  expect(playedToday()).toBe(7);
});

it('takes the sleep of a device for no play', () => {
  const awake = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(awake + 3_600_000);
  vi.advanceTimersByTime(5_000);
  stop();
  expect(playedToday()).toBe(10);
});

it('gains and loses nothing by a clock that is set', () => {
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(new Date(2026, 2, 9, 8));
  vi.advanceTimersByTime(5_000);
  stop();
  expect(playedToday()).toBe(10);
});

it('keeps nothing where counting is off', () => {
  writeText(COUNTS_PLAY.key, 'false');
  vi.advanceTimersByTime(10_000);
  stop();
  expect(readText(PLAYED_KEY)).toBeNull();
});
