import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, holdClock, pass, press, show, value } from '../../../../tests/gameView';
import Abilities from './Abilities';

beforeEach(holdClock);
beforeEach(() => {
  localStorage.setItem('abilities-high-score', '30');
  show(<Abilities />);
});

const steer = (direction: string) => fireEvent.keyDown(document.body, { code: `Arrow${direction}` });

it('plays right away, with You, Bot and Best', () => {
  expect([value('You'), value('Bot'), value('Best')]).toEqual(['0', '0', '30']);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it.each(['Speed', 'Strength', 'Laser Eyes', 'Diamond Touch'])('toggles %s at the touch', (name) => {
  expect(button(name).getAttribute('aria-pressed')).toBe('false');
  fireEvent.pointerDown(button(name), { button: 0 });
  expect(button(name).getAttribute('aria-pressed')).toBe('true');
  fireEvent.pointerDown(button(name), { button: 0 });
  expect(button(name).getAttribute('aria-pressed')).toBe('false');
});

it('switches the bot', () => {
  press('BOT ON');
  expect(button('BOT OFF').getAttribute('aria-pressed')).toBe('false');
  press('BOT OFF');
  expect(button('BOT ON')).toBeTruthy();
});

it('pauses by Space and by the Pause button, and says how to go on', () => {
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(screen.getByRole('heading', { name: 'PAUSED' })).toBeTruthy();
  expect(screen.getByText('Press SPACE to continue')).toBeTruthy();
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(screen.queryByText('Press SPACE to continue')).toBeNull();
  press('Pause');
  expect(screen.getByText('Press SPACE to continue')).toBeTruthy();
});

it('has arrow buttons and a mute', () => {
  for (const name of ['Up', 'Left', 'Down', 'Right', 'Mute']) expect(button(name)).toBeTruthy();
});

it('takes one step for a key that is held', () => {
  // Every step is felt as a short buzz.
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { code: 'ArrowUp', repeat });
  const steps = vibrate.mock.calls.filter(([ms]) => ms === 5);
  vi.unstubAllGlobals();
  expect(steps).toHaveLength(1);
});

/** Every block makes the snake longer, so a walk over the whole board and then tight turns end on the own body. */
it('ends with GAME OVER and Score, and Play Again resets the abilities but not the switched-off bot', () => {
  press('BOT ON');
  const over = () => screen.queryByRole('heading', { name: 'GAME OVER' });
  for (let row = 0; row < 60 && !over(); row++) {
    for (let step = 0; step < 19; step++) steer('Right');
    steer('Down');
    pass(600);
    if (row === 20) fireEvent.keyDown(document.body, { code: 'Digit2' });
    if (row > 20) for (const turn of ['Down', 'Left', 'Up', 'Right']) steer(turn);
  }
  expect(over()).toBeTruthy();
  expect(screen.getByText('Score').parentElement?.textContent).toBe(`Score${value('You')}`);
  expect(Number(localStorage.getItem('abilities-high-score'))).toBe(Math.max(30, Number(value('You'))));
  expect(button('Strength').getAttribute('aria-pressed')).toBe('true');
  pass(400);
  press('Play Again');
  expect(value('You')).toBe('0');
  expect(button('BOT OFF')).toBeTruthy();
  expect(button('Strength').getAttribute('aria-pressed')).toBe('false');
});
