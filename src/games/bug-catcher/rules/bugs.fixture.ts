import type { Bug } from './bugs';

/** A bee that sits still. */
export const bug = (given: Partial<Bug> = {}): Bug => ({
  id: 1,
  type: 'bee',
  size: 50,
  x: 200,
  y: 300,
  speedX: 0,
  speedY: 0,
  since: 0,
  bornAt: 0,
  gone: null,
  ...given,
});
