import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState';

it.each([
  ['no favorites', 'No favorite games yet', /^Click the heart icon on games/, 'Show All Games'],
  [
    'no favorites for age',
    'No favorite games match the current age filter',
    /^Try a higher age or clear the filter/,
    'Clear Filter',
  ],
  ['no games for age', 'No games available for age 3+', /^Try a higher age or clear the filter/, 'Clear Filter'],
] as const)('%s: %s', (why, title, hint, way) => {
  const [showAll, clearAge] = [vi.fn(), vi.fn()];
  render(<EmptyState why={why} age={3} showAll={showAll} clearAge={clearAge} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByText(hint)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: way }));
  expect(why === 'no favorites' ? showAll : clearAge).toHaveBeenCalledOnce();
});

it('all away: the way leads to the grown-ups', () => {
  render(<EmptyState why="all away" age={null} showAll={vi.fn()} clearAge={vi.fn()} />);
  expect(screen.getByRole('heading').textContent).toBe('Wiggle’s shelf is empty');
  expect(screen.getByRole('link', { name: 'For grown-ups' }).getAttribute('href')).toBe('/grown-ups');
});
