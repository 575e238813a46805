import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, holdClock, pass, show } from '../../../../tests/gameView';
import { SPOTS, unitOf } from '../rules/layout';
import { STYLES } from '../rules/styles';
import FidgetSpinner from './FidgetSpinner';

beforeEach(holdClock);
beforeEach(() => {
  show(<FidgetSpinner />);
});

const key = (code: string) => fireEvent.keyDown(document.body, { code });
const value = (label: string) => Number(screen.getByText(label).nextElementSibling?.textContent);
const chosen = () => screen.getByRole('button', { pressed: true, name: /^(?!Mute)/ }).textContent;

it('shows a row of eleven selectable styles with their names', () => {
  const row = within(screen.getByRole('group', { name: 'Spinner styles' }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(STYLES.map(({ name }) => name));
  expect(chosen()).toBe('Classic');
  fireEvent.click(button('Hearts'));
  expect(chosen()).toBe('Hearts');
});

it('counts spins and keeps the top speed', () => {
  expect([value('Spins'), value('Top Speed')]).toEqual([0, 0]);
  key('Space');
  pass(2000);
  expect(value('Spins')).toBeGreaterThanOrEqual(1);
  expect(value('Top Speed')).toBeGreaterThanOrEqual(8);
  expect(value('Top Speed')).toBeLessThanOrEqual(12);
});

it('stops by Pause', () => {
  key('Enter');
  pass(200);
  fireEvent.click(button('Pause'));
  const spins = value('Spins');
  pass(3000);
  expect(value('Spins')).toBe(spins);
});

it('changes the style by the arrow keys, around the ends', () => {
  key('ArrowRight');
  expect(chosen()).toBe('Fire');
  // The focus stays on the spinner.
  expect(document.querySelector('[aria-live]')?.textContent).toBe('Fire');
  key('ArrowLeft');
  key('ArrowUp');
  expect(chosen()).toBe('Flower');
  key('ArrowDown');
  expect(chosen()).toBe('Classic');
});

it('has a Home link and a mute switch', () => {
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  key('KeyM');
  expect(button('Mute').getAttribute('aria-pressed')).toBe('true');
});

it('has the spots of its hints on the picture, in the units of the spinner', () => {
  const spots = [...document.querySelectorAll('[data-spot]')];
  const middle = Object.fromEntries(
    spots.map((spot) => [spot.getAttribute('data-spot'), ['cx', 'cy'].map((side) => Number(spot.getAttribute(side)))]),
  );
  expect(middle).toEqual({ middle: [0, 0], arm: [SPOTS.arm.x, SPOTS.arm.y] });
  // As much as unitOf lets fit on the shorter side, its middle in the middle.
  const view = spots[0]?.closest('svg')?.getAttribute('viewBox')?.split(' ').map(Number);
  expect(view).toEqual([-192, -192, 384, 384]);
  expect(unitOf(384, 500)).toBe(1);
  expect(screen.getByRole('application').contains(spots[0] ?? null)).toBe(true);
});
