import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { holdClock, pass, press, show, watchMoves } from '../../../../tests/gameView';
import TicTacToe from './TicTacToe';

beforeEach(holdClock);
beforeEach(() => {
  show(<TicTacToe />);
});

const cells = () => within(screen.getByRole('list', { name: 'Board' })).getAllByRole('button');
const cell = (index: number) => cells()[index] as HTMLElement;
const touch = (...indexes: readonly number[]) => {
  for (const index of indexes) fireEvent.pointerDown(cell(index), { button: 0 });
};
const wins = () =>
  within(screen.getByRole('list', { name: 'Wins' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('has Home, the title, an empty 3x3 board, the status line, NEW GAME and both counters', () => {
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tic Tac Toe');
  expect(cells()).toHaveLength(9);
  expect(cell(0).getAttribute('aria-label')).toBe('Top left: empty');
  expect(screen.getByText("Player X's Turn", { selector: 'span' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'NEW GAME' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
  expect(wins()).toEqual(['Player X 0', 'Player O 0']);
});

it('marks a cell at the touch, once, and by keyboard', () => {
  touch(4);
  fireEvent.click(cell(4), { detail: 1 });
  expect(cell(4).getAttribute('aria-label')).toBe('Center: X');
  expect(screen.getByText("Player O's Turn", { selector: 'span' })).toBeTruthy();
  fireEvent.click(cell(0), { detail: 0 });
  expect(cell(0).getAttribute('aria-label')).toBe('Top left: O');
});

it('ignores the other buttons of a mouse', () => {
  fireEvent.pointerDown(cell(4), { button: 2 });
  expect(cell(4).getAttribute('aria-label')).toBe('Center: empty');
});

it('says every move, and what is not allowed', () => {
  const said = () => document.querySelector('[aria-live]')?.textContent;
  touch(4);
  expect(said()).toBe("X: Center. Player O's Turn");
  touch(4);
  expect(said()).toBe('That square is taken.');
});

it('a mark shakes its head when its cell is tapped again; after the end NEW GAME wiggles instead', () => {
  const shaken = watchMoves();
  touch(0, 3, 1, 4);
  expect(shaken).toEqual([]);
  touch(4);
  expect(shaken).toEqual([cell(4).firstElementChild]);
  touch(2, 8);
  fireEvent.click(cell(0), { detail: 0 });
  const again = screen.getByRole('button', { name: 'NEW GAME' });
  expect(shaken.slice(1)).toEqual([again, again]);
  expect(wins()).toEqual(['Player X 1', 'Player O 0']);
});

it('draws the line through a win, counts it and celebrates for 5 s', () => {
  touch(0, 3, 1, 4, 2);
  expect(screen.getByText('Player X Wins!', { selector: 'span' })).toBeTruthy();
  expect(wins()).toEqual(['Player X 1', 'Player O 0']);
  expect(document.querySelectorAll('svg[viewBox="0 0 6 6"] g')).toHaveLength(1);
  const celebrating = () => document.querySelector('[data-celebrating="true"]');
  expect(celebrating()).toBeTruthy();
  pass(5100);
  expect(celebrating()).toBeNull();
});

it('speaks on the side of the player whose turn it is', () => {
  const side = (text: string) => screen.getByText(text, { selector: 'span' }).parentElement?.dataset.side;
  expect(side("Player X's Turn")).toBe('X');
  touch(4);
  expect(side("Player O's Turn")).toBe('O');
});

it("shows It's a Draw!", () => {
  touch(4, 0, 1, 7, 6, 2, 3, 5, 8);
  expect(screen.getByText("It's a Draw!", { selector: 'span' })).toBeTruthy();
  expect(wins()).toEqual(['Player X 0', 'Player O 0']);
});

it('NEW GAME empties the board and keeps the counters', () => {
  touch(0, 3, 1, 4, 8, 5);
  expect(wins()).toEqual(['Player X 0', 'Player O 1']);
  press('NEW GAME');
  expect(cells().every((button) => button.getAttribute('aria-label')?.endsWith('empty'))).toBe(true);
  expect(wins()).toEqual(['Player X 0', 'Player O 1']);
  expect(screen.getByText("Player X's Turn", { selector: 'span' })).toBeTruthy();
});

it('walks the board by arrow keys, from the center and round the edges', () => {
  const arrow = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { code });
  arrow('ArrowLeft');
  expect(document.activeElement).toBe(cell(4));
  arrow('ArrowLeft');
  expect(document.activeElement).toBe(cell(3));
  arrow('ArrowLeft');
  expect(document.activeElement).toBe(cell(5));
  arrow('ArrowDown');
  arrow('ArrowDown');
  expect(document.activeElement).toBe(cell(2));
});
