import { expect, it } from 'vitest';
import { remember } from './history';

const moreThan = (most: number) => (steps: readonly string[]) => steps.join('').length > most;

it('adds a step at the end and leaves the steps before alone', () => {
  const past = ['a'];
  expect(remember(past, 'b', moreThan(9))).toEqual(['a', 'b']);
  expect(past).toEqual(['a']);
});

it('forgets the oldest steps while there are too many, never the newest', () => {
  expect(remember(['aa', 'b', 'cc'], 'dd', moreThan(4))).toEqual(['cc', 'dd']);
  expect(remember(['a'], 'much too long', moreThan(4))).toEqual(['much too long']);
});
