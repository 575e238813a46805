import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { holdClock, pass, press, show } from '../../../../tests/gameView';
import Snake from './Snake';
import { SnakeOver } from './screens';

beforeEach(holdClock);

function start() {
  show(<Snake />);
  pass(400);
}

it('opens with the menu: high score and both modes with their words', () => {
  localStorage.setItem('snake-high-score', '70');
  start();
  expect(screen.getByText('High Score: 70')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Easy Mode\s*Snake moves only when you press arrows/ })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /Hard Mode\s*Snake continuously moves in current direction/ }),
  ).toBeTruthy();
});

it('shows You and Best in play, and Bot only while the bot is on', () => {
  start();
  press(/Easy Mode/);
  expect(screen.getByText('You')).toBeTruthy();
  expect(screen.getByText('Best')).toBeTruthy();
  expect(screen.queryByText('Bot')).toBeNull();
  press('BOT OFF');
  expect(screen.getByText('Bot')).toBeTruthy();
  press('BOT ON');
  expect(screen.queryByText('Bot')).toBeNull();
});

it('switches the mode with its pill', () => {
  start();
  press(/Easy Mode/);
  press('EASY MODE');
  expect(screen.getByRole('button', { name: 'HARD MODE' })).toBeTruthy();
});

it('pauses and resumes by Space and by the Pause button', () => {
  start();
  press(/Hard Mode/);
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
  expect(screen.getByText('Press Spacebar to resume')).toBeTruthy();
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(screen.queryByRole('heading', { name: 'Paused' })).toBeNull();
  press('Pause');
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
});

it('has arrow buttons that act at the touch, and a way back to the menu', () => {
  start();
  press(/Easy Mode/);
  for (const name of ['Up', 'Left', 'Down', 'Right'])
    fireEvent.pointerDown(screen.getByRole('button', { name }), { button: 0 });
  press('Menu');
  expect(screen.getByRole('button', { name: /Easy Mode/ })).toBeTruthy();
});

it('takes one step for a key that is held', () => {
  // Every step is felt as a short buzz.
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  start();
  press(/Easy Mode/);
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { code: 'ArrowUp', repeat });
  const steps = vibrate.mock.calls.filter(([ms]) => ms === 5);
  vi.unstubAllGlobals();
  expect(steps).toHaveLength(1);
});

it('mutes by M', () => {
  start();
  fireEvent.keyDown(document.body, { code: 'KeyM' });
  expect(screen.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
});

it('leaves the focus with the game when a pill is pressed, so that Space still pauses', () => {
  start();
  press(/Easy Mode/);
  for (const name of ['EASY MODE', 'BOT OFF']) {
    expect(fireEvent.mouseDown(screen.getByRole('button', { name }))).toBe(false);
  }
});

it.each([
  [50, true],
  [40, false],
])('Game Over with %i: score, New High Score %s, Play Again, Back to Menu', (score, record) => {
  const [again, menu] = [vi.fn(), vi.fn()];
  render(<SnakeOver score={score} isRecord={record} again={again} menu={menu} />);
  expect(screen.getByRole('heading', { name: 'Game Over' })).toBeTruthy();
  expect(screen.getByText('Score').parentElement?.textContent).toBe(`Score${score}`);
  expect(screen.queryByText('🏆 New High Score!') !== null).toBe(record);
  pass(400);
  press('Play Again');
  press('Back to Menu');
  expect([again.mock.calls.length, menu.mock.calls.length]).toEqual([1, 1]);
});
