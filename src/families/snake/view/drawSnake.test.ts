import { expect, it } from 'vitest';
import { eagerness } from './drawSnake';

it('makes things eager that the head is near to, step by step, and others not at all', () => {
  const head = { x: 5, y: 5 };
  const along = [1, 2, 3, 4, 5, 6].map((far) => eagerness({ x: 5 + far, y: 5 }, head));
  expect(along).toEqual([...along].sort((a, b) => b - a));
  expect(eagerness(head, head)).toBe(1);
  expect(eagerness({ x: 8, y: 2 }, head)).toBe(eagerness({ x: 11, y: 5 }, head));
  expect(eagerness({ x: 9, y: 9 }, head)).toBe(0);
});
