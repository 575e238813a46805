import { expect, it } from 'vitest';
import { secondsUntil } from './rules';

it.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_001, 1],
  [60_000, 0],
  [60_500, 0],
])('%i ms into a minute, %i s are left', (now, seconds) => {
  expect(secondsUntil(60_000, now)).toBe(seconds);
});
