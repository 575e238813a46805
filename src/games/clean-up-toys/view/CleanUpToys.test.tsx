import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, holdClock, pass, show, value } from '../../../../tests/gameView';
import CleanUpToys from './CleanUpToys';

beforeEach(holdClock);
beforeEach(() => {
  show(<CleanUpToys />);
});

const toys = () =>
  screen
    .getAllByRole('button')
    .filter((element) => element.hasAttribute('aria-pressed') && element.getAttribute('aria-label') !== 'Mute');
const basket = () => button(/^Basket/);
const total = () => Number(value('Toys')?.split('/')[1]);

it('has a title, a Home link, Mute, 6 to 8 toys, a basket and Mommy Help!', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Clean Up Toys' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(button('Mute')).toBeTruthy();
  expect(toys()).toHaveLength(total());
  expect(total()).toBeGreaterThanOrEqual(6);
  expect(total()).toBeLessThanOrEqual(8);
  expect(button(`Basket, 0 of ${total()} toys`)).toBe(basket());
  expect(button('Mommy Help!').hasAttribute('disabled')).toBe(false);
});

it('goes from the toy to the basket and back with the keyboard', () => {
  const [toy] = toys();
  if (!toy) throw new Error('There is no toy');
  fireEvent.click(toy);
  expect(toy.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(basket());
  fireEvent.click(basket());
  expect([value('Score'), value('Toys')]).toEqual(['10', `1/${total()}`]);
  expect(toys()).toHaveLength(total() - 1);
  expect(document.activeElement).toBe(toys()[0]);
});

it('is answered when nothing is chosen, and stays as it is', () => {
  fireEvent.click(basket());
  expect(value('Score')).toBe('0');
});

it('says what happened to those who do not see it', () => {
  const [toy] = toys();
  const name = toy?.getAttribute('aria-label');
  if (toy) fireEvent.click(toy);
  fireEvent.click(basket());
  expect(screen.getByText(`The ${name} ${name?.endsWith('s') ? 'are' : 'is'} in the basket.`)).toBeTruthy();
});

it('Mommy Help! looks quiet until no toy was put away for 10 s, and works at once all the same', () => {
  const awake = () => button('Mommy Help!').classList.contains('primary');
  expect(awake()).toBe(false);
  pass(9900);
  expect(awake()).toBe(false);
  pass(200);
  expect(awake()).toBe(true);
  fireEvent.click(toys()[0] as HTMLElement);
  expect(awake()).toBe(true);
  fireEvent.click(basket());
  expect(awake()).toBe(false);
  pass(9900);
  expect(awake()).toBe(false);
  fireEvent.pointerDown(button('Mommy Help!'), { button: 0 });
  expect(value('Toys')).toBe(`2/${total()}`);
});

it('ends with Mommy Help!: 10 a toy and 50 once, Great Job, New Game', () => {
  const count = total();
  fireEvent.pointerDown(button('Mommy Help!'), { button: 0 });
  pass(1);
  expect(value('Score')).toBe('10');
  pass(200 * count + 50);
  expect(value('Score')).toBe(String(count * 10 + 50));
  expect(button('Mommy Help!').hasAttribute('disabled')).toBe(true);
  pass(800);
  expect(screen.getByRole('heading', { name: 'Great Job' })).toBeTruthy();
  pass(500);
  fireEvent.click(button('New Game'));
  expect(screen.queryByRole('heading', { name: 'Great Job' })).toBeNull();
  expect([value('Score'), value('Toys')]).toEqual(['0', `0/${total()}`]);
  expect(button('Mommy Help!').hasAttribute('disabled')).toBe(false);
});
