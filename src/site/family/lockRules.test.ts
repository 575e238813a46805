import { expect, it } from 'vitest';
import { cornerOf, holdsTwoCorners, isFreeLink } from './lockRules';

const tablet = { width: 1024, height: 768 };

it('knows the four corners of the screen', () => {
  expect(cornerOf({ x: 10, y: 10 }, tablet)).toBe('top left');
  expect(cornerOf({ x: 1000, y: 40 }, tablet)).toBe('top right');
  expect(cornerOf({ x: 60, y: 767 }, tablet)).toBe('bottom left');
  expect(cornerOf({ x: 920, y: 660 }, tablet)).toBe('bottom right');
  for (const [x, y] of [
    [512, 10],
    [10, 384],
    [512, 384],
    [111, 10],
  ] as const)
    expect(cornerOf({ x, y }, tablet)).toBeNull();
});

it('leaves a middle between the corners of a small phone', () => {
  expect(cornerOf({ x: 160, y: 10 }, { width: 320, height: 300 })).toBeNull();
  expect(cornerOf({ x: 81, y: 10 }, { width: 320, height: 300 })).toBeNull();
  expect(cornerOf({ x: 74, y: 74 }, { width: 320, height: 300 })).toBe('top left');
});

it('takes two thumbs in two corners, and nothing else', () => {
  expect(holdsTwoCorners(['top left', 'top right'])).toBe(true);
  expect(holdsTwoCorners(['bottom left', 'top right'])).toBe(true);
  expect(holdsTwoCorners(['top left'])).toBe(false);
  expect(holdsTwoCorners(['top left', 'top left'])).toBe(false);
  expect(holdsTwoCorners(['top left', null])).toBe(false);
  expect(holdsTwoCorners([null, null])).toBe(false);
  expect(holdsTwoCorners(['top left', 'top right', null])).toBe(false);
});

it('lets nobody out of a game by a link, and on Home only to games and Home', () => {
  const link = { inGame: false, answered: false, opensGame: false, isHome: false };
  expect(isFreeLink(link)).toBe(false);
  expect(isFreeLink({ ...link, opensGame: true })).toBe(true);
  expect(isFreeLink({ ...link, isHome: true })).toBe(true);
  expect(isFreeLink({ ...link, answered: true })).toBe(true);
  expect(isFreeLink({ inGame: true, answered: true, opensGame: true, isHome: true })).toBe(false);
});
