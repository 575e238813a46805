import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { holdClock, pass, show } from '../../../../tests/gameView';
import Adam from './Adam';

beforeEach(holdClock);

/** Looked up by label or text: role queries are slow where there are this many pictures. */
const button = (name: string | RegExp) =>
  (screen.queryByLabelText(name, { selector: 'button' }) ??
    screen.getByText(name, { selector: 'button' })) as HTMLElement;
const press = (name: string | RegExp) => fireEvent.click(button(name));
function touch(...names: readonly string[]) {
  const found = new Map(names.map((name) => [name, button(name)]));
  for (const name of names) fireEvent.pointerDown(found.get(name) as HTMLElement, { button: 0 });
}
const labels = (name: RegExp) =>
  screen.getAllByLabelText(name, { selector: 'button' }).map((found) => found.getAttribute('aria-label'));
const slots = () => labels(/^Position \d/);
const rows = () => labels(/^Guess \d/);

function start(difficulty = 'Easy') {
  show(<Adam />);
  press(difficulty);
}

/** What the eye shows, read from the slots. */
function secretCode(): string[] {
  press(/grown-ups/);
  return slots().map((label) => label?.split(': ')[1] ?? '');
}

it('opens with Home, the title, the three difficulties and the how-to-play legend', () => {
  show(<Adam />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Adam');
  for (const name of ['Easy', 'Medium', 'Hard']) expect(button(name)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'How to Play' })).toBeTruthy();
  for (const text of ['Correct position', 'Correct shape, wrong position', 'Wrong'])
    expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['Easy', ['triangle', 'circle', 'heart']],
  ['Medium', ['triangle', 'heart', 'circle', 'star']],
  ['Hard', ['triangle', 'heart', 'circle', 'star', 'diamond']],
])('%s has its shapes and as many positions', (difficulty, shapes) => {
  start(difficulty);
  const offered = within(screen.getByRole('group', { name: 'Shapes' })).getAllByRole('button');
  expect(offered.map((shape) => shape.getAttribute('aria-label'))).toEqual(shapes);
  expect(slots()).toEqual(shapes.map((_, index) => `Position ${index + 1}: empty`));
  expect(screen.getByText('0/10')).toBeTruthy();
});

it('fills the guess at the touch, by click and by key, once each', () => {
  start();
  touch('heart');
  fireEvent.click(button('heart'), { detail: 1 });
  pass(500);
  fireEvent.click(button('circle'), { detail: 0 });
  fireEvent.keyDown(document.body, { code: 'Digit1' });
  expect(slots()).toEqual(['Position 1: heart', 'Position 2: circle', 'Position 3: triangle']);
  fireEvent.keyDown(document.body, { code: 'ArrowLeft' });
  expect(button('Position 2: circle').getAttribute('aria-pressed')).toBe('true');
  touch('Position 1: heart');
  expect(button('Position 1: heart').getAttribute('aria-pressed')).toBe('true');
  press('Clear');
  expect(slots().every((label) => label?.endsWith('empty'))).toBe(true);
});

it('has Submit disabled while a slot is empty', () => {
  start();
  expect(button('Submit').getAttribute('aria-disabled')).toBe('true');
  press('Submit');
  expect(screen.getByText('0/10')).toBeTruthy();
  expect(document.querySelector('[aria-live]')?.textContent).toBe('Fill every position first.');
  touch('heart', 'circle', 'triangle');
  expect(button('Submit').getAttribute('aria-disabled')).toBe('false');
});

it('lists the guesses newest first with their feedback and copies one at a tap', () => {
  start();
  const secret = secretCode();
  const wrong = secret[0] === 'heart' ? 'circle' : 'heart';
  press('Clear');
  touch(wrong, wrong, wrong);
  press('Submit');
  touch(wrong, ...secret.slice(1));
  press('Submit');
  expect(screen.getByText('2/10')).toBeTruthy();
  expect(rows()[0]).toMatch(
    new RegExp(`^Guess 2: ${wrong}: .*; ${secret[1]}: correct position; ${secret[2]}: correct position`),
  );
  expect(rows()[1]).toMatch(/^Guess 1: /);
  expect(document.querySelectorAll('ol [data-result="correct-position"]').length).toBeGreaterThanOrEqual(4);
  press(/^Guess 1/);
  expect(slots()).toEqual([1, 2, 3].map((position) => `Position ${position}: ${wrong}`));
});

it('keeps known greens as ghosts in the next guess, which starts empty all the same', () => {
  start();
  const ghosts = () => slots().map((label) => label?.includes('known to be'));
  const secret = secretCode();
  const wrong = secret[0] === 'heart' ? 'circle' : 'heart';
  press('Clear');
  expect(ghosts()).toEqual([false, false, false]);
  touch(wrong, ...secret.slice(1));
  press('Submit');
  expect(slots()).toEqual([
    'Position 1: empty',
    `Position 2: empty, known to be ${secret[1]}`,
    `Position 3: empty, known to be ${secret[2]}`,
  ]);
  expect(button('Submit').getAttribute('aria-disabled')).toBe('true');
  const pictures = (position: number) => button(new RegExp(`^Position ${position}`)).children.length;
  expect([1, 2, 3].map(pictures)).toEqual([1, 2, 2]);
  touch(wrong, wrong);
  expect(ghosts()).toEqual([false, false, true]);
  expect([1, 2, 3].map(pictures)).toEqual([2, 2, 2]);
  press('New Game');
  expect(ghosts()).toEqual([false, false, false]);
});

it('shows the secret code after a win; New Game plays on at the same difficulty', () => {
  start('Medium');
  const secret = secretCode();
  press('Submit');
  expect(screen.getByRole('heading', { name: 'You cracked the code!' })).toBeTruthy();
  expect(screen.getByLabelText(`Secret code: ${secret.join(', ')}`)).toBeTruthy();
  pass(400);
  fireEvent.click(screen.getByText('New Game'));
  expect(screen.queryByRole('heading', { name: 'You cracked the code!' })).toBeNull();
  expect(slots()).toHaveLength(4);
  expect(screen.getByText('0/10')).toBeTruthy();
});

it('shows the secret code after ten wrong guesses; Back returns to the difficulties', () => {
  start();
  const secret = secretCode();
  press('Clear');
  const wrong = button(secret[0] === 'heart' ? 'circle' : 'heart');
  const submit = button('Submit');
  for (let made = 0; made < 10; made++) {
    for (const _ of secret) fireEvent.pointerDown(wrong, { button: 0 });
    fireEvent.click(submit);
  }
  expect(screen.getByText('10/10')).toBeTruthy();
  expect(screen.getByText('Good try!', { selector: 'h2' })).toBeTruthy();
  expect(screen.getByLabelText(`Secret code: ${secret.join(', ')}`)).toBeTruthy();
  pass(400);
  fireEvent.click(screen.getByText('Back'));
  expect(document.activeElement).toBe(button('Easy'));
});

it('has back and new-game buttons during the game, and an eye without words', () => {
  start('Hard');
  touch('heart');
  press('New Game');
  expect(slots()[0]).toBe('Position 1: empty');
  expect(button(/grown-ups/).textContent).toBe('');
  press('Back');
  expect(button('Hard')).toBeTruthy();
});

it('names slots, shapes and Submit for hints', () => {
  start();
  const spots = ['slot-0', 'slot-1', 'slot-2', 'triangle', 'circle', 'heart', 'submit'];
  const named = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
  expect(named.map(({ dataset }) => dataset.spot)).toEqual(spots);
  expect(button(/^Position 2/).dataset.spot).toBe('slot-1');
  expect(button('heart').dataset.spot).toBe('heart');
  expect(button('Submit').dataset.spot).toBe('submit');
});

it('the owl hops when he is touched, and nods at a guess; nothing is stored', () => {
  start();
  const owl = () => document.querySelector<HTMLElement>('[data-nods]');
  expect(owl()?.dataset.nods).toBe('false');
  const animate = vi.fn();
  const found = owl();
  if (found) fireEvent.pointerDown(Object.assign(found, { animate }));
  expect(animate).toHaveBeenCalledOnce();
  touch('triangle', 'triangle', 'triangle');
  press('Submit');
  expect(owl()?.dataset.nods).toBe('true');
  expect(localStorage.length).toBe(0);
});
