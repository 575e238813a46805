import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, holdClock, pass, show } from '../../../../tests/gameView';
import BlockBuilder from './BlockBuilder';

beforeEach(holdClock);

/** A finger that comes down and lifts again. */
function press(name: string) {
  const pressed = button(name);
  fireEvent.pointerDown(pressed, { button: 0 });
  fireEvent.pointerUp(pressed, { button: 0 });
}
const key = (code: string) => fireEvent.keyDown(document.body, { code });
const placed = () => screen.getByText(/Blocks placed:/).textContent;

function start() {
  show(<BlockBuilder />);
  pass(400);
}

function build() {
  start();
  fireEvent.click(button('Start Building'));
}

it('opens with how to play and Start Building', () => {
  start();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Block Builder');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a color',
    'Tap or click to place blocks',
    'Desktop: click and drag to draw, right-click to erase',
    'Mobile: touch and drag to draw',
  ]);
  expect(screen.queryByText(/Blocks placed/)).toBeNull();
});

it('has the sound toggle, undo, clear, eraser, 12 colors with red chosen, and the count', () => {
  build();
  for (const name of ['Mute', 'Undo', 'Clear all', 'Eraser', 'Save picture', 'Print picture'])
    expect(button(name)).toBeTruthy();
  const colors = within(screen.getByRole('group', { name: 'Colors' })).getAllByRole('button');
  expect(colors).toHaveLength(12);
  expect(button('red').getAttribute('aria-pressed')).toBe('true');
  press('indigo');
  expect(button('red').getAttribute('aria-pressed')).toBe('false');
  expect(button('indigo').getAttribute('aria-pressed')).toBe('true');
  expect(placed()).toBe('Blocks placed: 0');
});

it('is built, erased, undone and cleared by keys and buttons', () => {
  build();
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  key('Space');
  key('ArrowRight');
  fireEvent.keyUp(document.body, { code: 'Space' });
  expect(placed()).toBe('Blocks placed: 2');
  expect(button('Undo').getAttribute('aria-disabled')).toBeNull();
  key('Backspace');
  expect(placed()).toBe('Blocks placed: 1');
  press('Undo');
  expect(placed()).toBe('Blocks placed: 2');
  fireEvent.pointerDown(button('Clear all'), { button: 0 });
  expect(placed()).toBe('Blocks placed: 2');
  press('Clear all');
  expect(placed()).toBe('Blocks placed: 0');
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
});

it('says where the keys have come to, and what is there', () => {
  build();
  const said = () => document.querySelector('[aria-live]')?.textContent ?? '';
  const place = () => said().split(':')[0];
  key('Space');
  fireEvent.keyUp(document.body, { code: 'Space' });
  expect(said()).toMatch(/^Row \d+, column \d+: red$/);
  const begun = place();
  key('ArrowRight');
  expect(said()).toMatch(/: empty$/);
  expect(place()).not.toBe(begun);
  key('ArrowLeft');
  expect(said()).toBe(`${begun}: red`);
  key('Backspace');
  expect(said()).toBe(`${begun}: empty`);
});

it('has Clear all apart from Undo', () => {
  build();
  const tools = [...(button('Undo').parentElement?.children ?? [])];
  expect(Math.abs(tools.indexOf(button('Clear all')) - tools.indexOf(button('Undo')))).toBeGreaterThan(1);
});

it('left mouse draws, right erases, and any other button does nothing', () => {
  build();
  function click(button: number) {
    const at = { button, pointerId: 1, clientX: 40, clientY: 40 };
    fireEvent.pointerDown(screen.getByRole('application'), at);
    fireEvent.pointerUp(screen.getByRole('application'), at);
  }
  click(1);
  expect(placed()).toBe('Blocks placed: 0');
  click(0);
  expect(placed()).toBe('Blocks placed: 1');
  click(1);
  expect(placed()).toBe('Blocks placed: 1');
  click(2);
  expect(placed()).toBe('Blocks placed: 0');
});

it('switches the eraser on and off, and off by choosing a color', () => {
  build();
  press('Eraser');
  expect(button('Eraser').getAttribute('aria-pressed')).toBe('true');
  expect(button('red').getAttribute('aria-pressed')).toBe('false');
  press('red');
  expect(button('Eraser').getAttribute('aria-pressed')).toBe('false');
});

it('names its colors for hints', () => {
  build();
  expect(button('lime').dataset.spot).toBe('lime');
  expect(document.querySelectorAll('[data-spot]')).toHaveLength(12);
});
