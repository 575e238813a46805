import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUZZ } from '../family/settings';
import { writeText } from '../storage';
import { vibrate } from './haptics';

const buzzed = vi.fn();
const touched = { hasBeenActive: true };

beforeEach(() => {
  touched.hasBeenActive = true;
  vi.stubGlobal('navigator', { userActivation: touched, vibrate: buzzed });
});
afterEach(() => {
  vi.unstubAllGlobals();
  buzzed.mockClear();
  writeText(BUZZ.key, null);
});

it('buzzes after a touch, and never before', () => {
  vibrate([10, 20]);
  expect(buzzed).toHaveBeenCalledWith([10, 20]);
  buzzed.mockClear();
  touched.hasBeenActive = false;
  vibrate(10);
  expect(buzzed).not.toHaveBeenCalled();
});

it('does not where grown-ups switched it off', () => {
  writeText(BUZZ.key, 'false');
  vibrate(10);
  expect(buzzed).not.toHaveBeenCalled();
  writeText(BUZZ.key, 'true');
  vibrate(10);
  expect(buzzed).toHaveBeenCalledOnce();
});
