import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readText, writeText } from '../storage';
import { BUZZ, CALM, COUNTS_PLAY, PLAY_LOCK, PLAY_TIME, readSetting, SHELF, useSetting, VOLUME } from './settings';

const SETTINGS = [CALM, VOLUME, BUZZ, SHELF, PLAY_TIME, PLAY_LOCK, COUNTS_PLAY] as const;

afterEach(() => {
  for (const { key } of SETTINGS) writeText(key, null);
});

const all = () => SETTINGS.map(({ key, parse }) => parse(readText(key)));

it('has a first choice for whatever is unset or broken', () => {
  expect(all()).toEqual([false, 3, true, [], 0, false, true]);
  for (const { key } of SETTINGS) writeText(key, '{"of another": version');
  expect(all()).toEqual([false, 3, true, [], 0, false, true]);
  writeText(SHELF.key, '["/snake", 7]');
  writeText(PLAY_TIME.key, '25');
  expect([readSetting(SHELF), readSetting(PLAY_TIME)]).toEqual([['/snake'], 0]);
});

it('is kept as text, and seen at once wherever it is used', () => {
  function Switch() {
    const [calm, setCalm] = useSetting(CALM);
    return (
      <button type="button" onClick={() => setCalm(!calm)}>
        {String(calm)}
      </button>
    );
  }
  render(
    <>
      <Switch />
      <Switch />
    </>,
  );
  act(() => screen.getAllByRole('button')[0]?.click());
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['true', 'true']);
  expect(localStorage.getItem(CALM.key)).toBe('true');
  expect(VOLUME.parse(VOLUME.format(1))).toBe(1);
});
