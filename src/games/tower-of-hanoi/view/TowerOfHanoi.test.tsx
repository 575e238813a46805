import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { holdClock, pass, pressByReader, show, watchMoves } from '../../../../tests/gameView';
import TowerOfHanoi from './TowerOfHanoi';

beforeEach(holdClock);

const start = () => show(<TowerOfHanoi />);
const tower = (name: string) => screen.getByLabelText(new RegExp(`^${name}: `));
const label = (name: string) => tower(name).getAttribute('aria-label');
const tap = (...names: readonly string[]) => {
  for (const name of names) {
    fireEvent.pointerDown(tower(name), { button: 0, pointerId: 1 });
    fireEvent.pointerUp(tower(name), { button: 0, pointerId: 1 });
    fireEvent.click(tower(name), { detail: 1 });
  }
};
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const hud = (name: string) =>
  screen.getByText(name, { selector: 'li span' }).parentElement?.querySelector('b')?.textContent;
const said = () => document.querySelector('[aria-live]')?.textContent;
const solveEasy = () =>
  tap(...'Start Goal Start Helper Goal Helper Start Goal Helper Start Helper Goal Start Goal'.split(' '));

it('has Home, the title, three difficulties, Start, Helper and Goal, Moves, Best and Target, New Game and Mute', () => {
  start();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tower of Hanoi');
  for (const name of ['Easy', 'Medium', 'Hard', 'New Game', 'Mute', 'Undo', 'Hint'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  for (const name of ['Start', 'Helper', 'Goal']) expect(screen.getByText(name)).toBeTruthy();
  expect([hud('Moves'), hud('Best'), hud('Target')]).toEqual(['0', '-', '7']);
  expect(screen.getByRole('button', { name: 'Easy' }).getAttribute('aria-pressed')).toBe('true');
  expect(label('Start')).toBe('Start: discs 1, 2, 3');
  expect(label('Goal')).toBe('Goal: empty');
});

it("moves by a screen reader's presses", () => {
  start();
  pressByReader(tower('Start'));
  pressByReader(tower('Goal'));
  expect([hud('Moves'), label('Goal')]).toEqual(['1', 'Goal: disc 1']);
});

it('moves by tapping the disc, then the place; and says so', () => {
  start();
  tap('Start');
  expect(label('Start')).toBe('Start: discs 1, 2, 3. Disc 1 in hand');
  expect(said()).toBe('Disc 1 picked up from Start.');
  tap('Goal');
  expect(label('Goal')).toBe('Goal: disc 1');
  expect(hud('Moves')).toBe('1');
  expect(said()).toBe('Disc 1 on Goal. Moves: 1');
});

it('puts the disc back at a second tap, and lets a rejected one go', () => {
  start();
  tap('Start', 'Start');
  expect(label('Start')).toBe('Start: discs 1, 2, 3');
  tap('Start', 'Goal', 'Start', 'Goal');
  expect(said()).toBe('Disc 2 is too big for disc 1.');
  expect(label('Start')).toBe('Start: discs 2, 3');
  expect(hud('Moves')).toBe('1');
});

it('a disc that is too big shakes its head, no other does, and Moves stays as it is', () => {
  const shaken = watchMoves();
  start();
  tap('Start', 'Goal');
  expect(shaken).toEqual([]);
  tap('Start', 'Goal');
  expect(shaken.map((disc) => disc.getAttribute('data-size'))).toEqual(['2']);
  expect(hud('Moves')).toBe('1');
});

it('plays by keyboard: Enter presses, arrows walk', () => {
  start();
  fireEvent.keyDown(document.body, { code: 'ArrowRight' });
  expect(document.activeElement).toBe(tower('Start'));
  fireEvent.click(tower('Start'), { detail: 0 });
  fireEvent.keyDown(tower('Start'), { code: 'ArrowLeft' });
  expect(document.activeElement).toBe(tower('Goal'));
  fireEvent.click(tower('Goal'), { detail: 0 });
  expect(label('Goal')).toBe('Goal: disc 1');
});

it('lights up where the disc in hand may go', () => {
  start();
  const legal = () => ['Start', 'Helper', 'Goal'].map((name) => tower(name).dataset.legal);
  expect(legal()).toEqual(['false', 'false', 'false']);
  tap('Start', 'Goal', 'Start');
  expect(legal()).toEqual(['false', 'true', 'false']);
});

it('carries a disc with the finger and drops it on the tower beneath', () => {
  start();
  const board = tower('Start').parentElement as HTMLElement;
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 300, height: 200 } as DOMRect);
  const drag = (name: string, to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
    const from = tower(name);
    fireEvent.pointerDown(from, { button: 0, pointerId: 1, clientX: 50, clientY: 50 });
    fireEvent.pointerMove(from, { pointerId: 1, clientX: to, clientY: 50 });
    fireEvent[end](from, { pointerId: 1, clientX: to, clientY: 50 });
  };
  drag('Start', 250);
  expect(label('Goal')).toBe('Goal: disc 1');
  drag('Start', 150);
  expect(label('Helper')).toBe('Helper: disc 2');
  drag('Start', 90);
  expect(label('Start')).toBe('Start: disc 3');
  drag('Start', 250, 'pointerCancel');
  expect(label('Start')).toBe('Start: disc 3');
  expect(hud('Moves')).toBe('2');
});

it('undoes without lowering Moves, and hints', () => {
  start();
  tap('Start', 'Goal');
  press('Undo');
  expect(label('Start')).toBe('Start: discs 1, 2, 3');
  expect(hud('Moves')).toBe('1');
  press('Hint');
  expect(said()).toBe('Try this: disc 1 from Start to Goal.');
});

it('keeps the best of each difficulty, celebrates for 3 s, and waits for New Game', () => {
  localStorage.setItem('tower-hanoi-best-medium', '20');
  start();
  solveEasy();
  expect([hud('Moves'), hud('Best')]).toEqual(['7', '7']);
  expect(localStorage.getItem('tower-hanoi-best-easy')).toBe('7');
  expect(screen.getByText(/You did it!/, { selector: 'p:not([aria-live])' })).toBeTruthy();
  pass(3100);
  expect(screen.queryByText(/You did it!/, { selector: 'p:not([aria-live])' })).toBeNull();
  tap('Goal');
  expect(label('Goal')).toBe('Goal: discs 1, 2, 3');
  press('Medium');
  expect([hud('Moves'), hud('Best'), hud('Target')]).toEqual(['0', '20', '15']);
  press('Hard');
  expect([hud('Best'), hud('Target')]).toEqual(['-', '31']);
  press('Easy');
  press('New Game');
  expect(label('Start')).toBe('Start: discs 1, 2, 3');
});

it('does not replace a better best', () => {
  localStorage.setItem('tower-hanoi-best-easy', '7');
  start();
  tap('Start', 'Helper', 'Helper', 'Start');
  solveEasy();
  expect([hud('Moves'), hud('Best')]).toEqual(['9', '7']);
  expect(localStorage.getItem('tower-hanoi-best-easy')).toBe('7');
});

it.each(['0', '-3', 'soon', '7.5', ''])('shows - for a stored best of "%s"', (text) => {
  localStorage.setItem('tower-hanoi-best-easy', text);
  start();
  expect(hud('Best')).toBe('-');
});

it('names its towers for hints by their places', () => {
  start();
  expect(['Start', 'Helper', 'Goal'].map((name) => tower(name).dataset.spot)).toEqual(['0', '1', '2']);
  expect(document.querySelectorAll('[data-spot]')).toHaveLength(3);
});
