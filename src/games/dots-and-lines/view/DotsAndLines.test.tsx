import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../tests/gameView';
import { pointOf } from '../rules/layout';
import DotsAndLines, { Banner } from './DotsAndLines';

const start = () => show(<DotsAndLines />);
const board = () => screen.getByRole('application');
/** By label: role queries are slow for so many presses. */
const dot = (row: number, column: number) => screen.getByLabelText(new RegExp(`^Dot, row ${row}, column ${column}`));
const panel = (name: string) => screen.getByText(name).parentElement;
const press = (row: number, column: number) => fireEvent.click(dot(row, column));
function draw(row: number, column: number, toRow: number, toColumn: number) {
  press(row, column);
  press(toRow, toColumn);
}
/** Without layout a canvas unit is one pixel. */
const at = (x: number, y: number) => ({ clientX: pointOf({ x, y }).x, clientY: pointOf({ x, y }).y, pointerId: 1 });

it('has Home, the title, both scores, the hint, New Game, the sound toggle and 16 dots', () => {
  start();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dots & Lines');
  expect(panel('Blue')?.textContent).toContain('0');
  expect(panel('Red')?.textContent).toContain('0');
  expect(screen.getByText('Click adjacent dot to draw line')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New Game' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Dot, row \d, column \d/ })).toHaveLength(16);
});

it('marks whose turn it is', () => {
  start();
  expect(panel('Blue')?.textContent).toContain('Your Turn');
  press(1, 1);
  press(1, 2);
  expect(panel('Blue')?.textContent).not.toContain('Your Turn');
  expect(panel('Red')?.textContent).toContain('Your Turn');
});

it('says which dot is selected, what it reaches and which lines there are', () => {
  start();
  press(1, 1);
  expect(dot(1, 1).getAttribute('aria-pressed')).toBe('true');
  expect(dot(1, 2).getAttribute('aria-label')).toContain('can be joined');
  expect(dot(2, 2).getAttribute('aria-label')).not.toContain('can be joined');
  press(2, 1);
  expect(dot(1, 1).getAttribute('aria-label')).toBe('Dot, row 1, column 1, lines down');
  expect(document.querySelector('[aria-live]')?.textContent).toBe(
    'Blue joins row 1, column 1 and row 2, column 1. Red: your turn.',
  );
});

it('is played with the arrow keys, one tab stop for all dots', () => {
  start();
  fireEvent.keyDown(document.body, { code: 'ArrowRight' });
  expect(document.activeElement).toBe(dot(1, 1));
  fireEvent.keyDown(dot(1, 1), { code: 'ArrowRight' });
  fireEvent.keyDown(dot(1, 2), { code: 'ArrowDown' });
  expect(document.activeElement).toBe(dot(2, 2));
  for (const _ of [1, 2, 3]) fireEvent.keyDown(dot(2, 2), { code: 'ArrowLeft' });
  expect(document.activeElement).toBe(dot(2, 1));
  expect(screen.getAllByRole('button', { name: /^Dot/ }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([dot(2, 1)]);
});

it('is played by taps on dots and on gaps', () => {
  start();
  fireEvent.pointerDown(board(), at(0, 0));
  expect(dot(1, 1).getAttribute('aria-pressed')).toBe('true');
  fireEvent.pointerUp(board(), at(0, 0));
  fireEvent.pointerDown(board(), at(1.45, 0));
  fireEvent.pointerUp(board(), at(1.45, 0));
  expect(dot(1, 2).getAttribute('aria-label')).not.toContain('lines');
  expect(document.querySelector('[aria-live]')?.textContent).toBe(
    'From row 1, column 2 to row 1, column 3. Tap again to draw.',
  );
  fireEvent.pointerDown(board(), at(1.45, 0));
  fireEvent.pointerUp(board(), at(1.45, 0));
  expect(dot(1, 2).getAttribute('aria-label')).toContain('lines right');
});

it('is played by pulling a line from dot to dot, and a slip after a tap draws nothing', () => {
  start();
  fireEvent.pointerDown(board(), at(1, 1));
  fireEvent.pointerMove(board(), at(1.3, 1));
  fireEvent.pointerMove(board(), at(1.9, 1.2));
  fireEvent.pointerUp(board(), at(1.9, 1.2));
  expect(dot(2, 2).getAttribute('aria-label')).toBe('Dot, row 2, column 2, lines right');
  fireEvent.pointerDown(board(), at(0, 0));
  fireEvent.pointerUp(board(), at(0.4, 0));
  expect(dot(1, 1).getAttribute('aria-pressed')).toBe('true');
  fireEvent.pointerDown(board(), at(0, 1));
  fireEvent.pointerMove(board(), at(0.9, 1));
  fireEvent.pointerUp(board(), at(0.9, 1));
  expect(dot(2, 1).getAttribute('aria-label')).toBe('Dot, row 2, column 1, lines up');
});

it('takes a line up again from a dot that the press had just deselected', () => {
  start();
  press(4, 4);
  fireEvent.pointerDown(board(), at(3, 3));
  expect(dot(4, 4).getAttribute('aria-pressed')).toBe('false');
  fireEvent.pointerMove(board(), at(3, 2.2));
  expect(dot(4, 4).getAttribute('aria-pressed')).toBe('true');
  fireEvent.pointerUp(board(), at(3, 2.2));
  expect(dot(4, 4).getAttribute('aria-label')).toContain('lines up');
});

it('lets go of a line when the finger is taken away', () => {
  start();
  fireEvent.pointerDown(board(), at(0, 0));
  fireEvent.pointerMove(board(), at(1, 0));
  fireEvent.pointerCancel(board(), at(1, 0));
  fireEvent.pointerUp(board(), at(1, 0));
  expect(dot(1, 1).getAttribute('aria-label')).not.toContain('lines');
});

it('ends with the winner banner, and New Game clears everything', () => {
  start();
  for (let row = 1; row <= 4; row++) {
    for (let column = 1; column <= 4; column++) {
      if (column < 4) draw(row, column, row, column + 1);
      if (row < 4) draw(row, column, row + 1, column);
    }
  }
  const banner = screen.getByRole('heading', { level: 2 });
  expect(banner.textContent).toMatch(/^(Blue|Red) Wins!$/);
  expect(screen.queryByText('Your Turn')).toBeNull();
  expect(document.querySelector('[aria-live]')?.textContent).toMatch(/Wins! Blue \d, red \d\./);
  fireEvent.click(screen.getByRole('button', { name: 'New Game' }));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(panel('Blue')?.textContent).toContain('Your Turn');
  expect(screen.getAllByText('0')).toHaveLength(2);
});

it.each([
  ['blue', 'Blue Wins!'],
  ['red', 'Red Wins!'],
  ['tie', "It's a Tie!"],
] as const)('has a banner for %s', (winner, text) => {
  render(<Banner winner={winner} />);
  expect(screen.getByRole('heading').textContent).toBe(text);
});
