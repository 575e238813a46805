import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, show } from '../../../../tests/gameView';
import DrawCanvas from './DrawCanvas';

const start = () => show(<DrawCanvas />);
/** A finger that comes down and lifts again. */
function press(name: string | RegExp) {
  const pressed = button(name);
  fireEvent.pointerDown(pressed, { button: 0 });
  fireEvent.pointerUp(pressed, { button: 0 });
}
const shows = (hint: string) => expect(screen.getByText(hint)).toBeTruthy();

it('has Home, the title, the canvas, the tools and no pause', () => {
  start();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Draw Canvas');
  expect(screen.getByRole('application', { name: /White canvas/ })).toBeTruthy();
  for (const name of [
    'DRAW',
    'Shape: circle',
    'Clear canvas',
    'Undo',
    'Redo',
    'Save picture',
    'Print picture',
    'Mute',
  ]) {
    expect(button(name)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('cycles DRAW, SPLASH and FILL with their hints', () => {
  start();
  shows('Click & drag to draw freely');
  press('DRAW');
  shows('Click for paint splash');
  press('SPLASH');
  shows('Click to fill area');
  press('FILL');
  shows('Click & drag to draw freely');
});

it('enters shape mode, cycles the shapes and comes back to DRAW', () => {
  start();
  press('DRAW');
  press('SPLASH');
  for (const shape of ['circle', 'rectangle', 'triangle', 'star', 'diamond', 'heart', 'circle']) {
    press(/^Shape/);
    shows(`Click & drag to draw filled ${shape}`);
    expect(button(`Shape: ${shape}`).getAttribute('aria-pressed')).toBe('true');
  }
  press('FILL');
  shows('Click & drag to draw freely');
  press(/^Shape/);
  shows('Click & drag to draw hollow circle');
});

it('has eight swatches with names, one of them chosen', () => {
  start();
  const swatches = within(screen.getByRole('group', { name: 'Colors' })).getAllByRole('button');
  expect(swatches.map((swatch) => swatch.getAttribute('aria-label'))).toEqual([
    'red',
    'green',
    'blue',
    'yellow',
    'orange',
    'purple',
    'pink',
    'black',
  ]);
  press('purple');
  expect(swatches.map((swatch) => swatch.getAttribute('aria-pressed')).indexOf('true')).toBe(5);
});

it('takes keyboard clicks once and ignores the click that follows a touch', () => {
  start();
  fireEvent.click(button('DRAW'), { detail: 0 });
  shows('Click for paint splash');
  fireEvent.pointerUp(button('SPLASH'), { button: 0 });
  fireEvent.click(button('FILL'), { detail: 1 });
  shows('Click to fill area');
});

it('cannot undo or redo on a new sheet, and prints on a click', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  start();
  for (const name of ['Undo', 'Redo']) expect(button(name).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Print picture'));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
