import { afterEach, expect, it, vi } from 'vitest';
import { writeText } from '../storage';
import { CALM_MARK, isCalm } from './calm';
import { keepCalm } from './keepCalm';
import { CALM } from './settings';

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  writeText(CALM.key, null);
  document.documentElement.removeAttribute(CALM_MARK);
});

it('marks the page at once, and when grown-ups change their mind, here or in another tab', () => {
  writeText(CALM.key, 'true');
  stop = keepCalm();
  expect(isCalm()).toBe(true);
  writeText(CALM.key, 'false');
  expect(isCalm()).toBe(false);
  localStorage.setItem(CALM.key, 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: CALM.key }));
  expect(isCalm()).toBe(true);
});

it('holds for the visit where the device keeps nothing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  stop = keepCalm();
  writeText(CALM.key, 'true');
  expect(isCalm()).toBe(true);
});
