import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue } from '../../games/catalogue';
import { readText, writeText } from '../../kit/storage';
import { Shelf } from './Shelf';
import { Volume } from './Volume';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

it('the shelf says of each game whether Home shows it, and takes it off and puts it back', () => {
  render(<Shelf />);
  press('Snake, 3+');
  expect([isPressed('Snake, 3+'), isPressed('Pinball, 2+'), isPressed('All games')]).toEqual([false, true, false]);
  expect(screen.getByRole('status').textContent).toBe(
    `Home shows ${catalogue.length - 1} of ${catalogue.length} games.`,
  );
  press('Snake, 3+');
  expect([isPressed('Snake, 3+'), isPressed('All games')]).toEqual([true, true]);
  expect(readText('wigglewood-shelf')).toBe('[]');
});

it('one tap makes a shelf, and the shelf says for whom it is', () => {
  // A game that is long gone makes no difference.
  writeText('wigglewood-shelf', '["/long-gone"]');
  render(<Shelf />);
  expect(isPressed('All games')).toBe(true);
  press('For a one-year-old');
  expect([isPressed('Balloon Pop, 1+'), isPressed('Pinball, 2+')]).toEqual([true, false]);
  expect([isPressed('For a one-year-old'), isPressed('All games')]).toEqual([true, false]);
  // As many games, but not the same.
  press('Balloon Pop, 1+');
  press('Pinball, 2+');
  expect(isPressed('For a one-year-old')).toBe(false);
});

it('the volume has one step at a time, and buzzing a switch', () => {
  render(<Volume />);
  expect(isPressed('Loud')).toBe(true);
  press('Off');
  expect([isPressed('Off'), isPressed('Loud')]).toEqual([true, false]);
  const buzzing = screen.getByRole('switch', { name: 'Buzzing' });
  expect(buzzing.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(buzzing);
  expect(buzzing.getAttribute('aria-checked')).toBe('false');
  expect([readText('wigglewood-volume'), readText('wigglewood-buzz')]).toEqual(['0', 'false']);
});
