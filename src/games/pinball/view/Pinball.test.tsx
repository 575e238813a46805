import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { holdClock, pass, press, show } from '../../../../tests/gameView';
import Pinball from './Pinball';

beforeEach(holdClock);
beforeEach(() => {
  localStorage.setItem('pinball-high-score', '20');
  show(<Pinball />);
  pass(400);
});

const value = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling?.textContent;

/** As a keyboard does: the event goes to whatever has the focus. */
const key = (code: string, repeat = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, repeat });
const isPaused = () => screen.queryByRole('heading', { name: 'Paused' }) !== null;

/** Without a hand on the flippers, three balls are soon gone. */
function loseAllBalls() {
  for (let seconds = 0; seconds < 900 && !screen.queryByRole('heading', { name: 'Game Over' }); seconds++) {
    expect(localStorage.getItem('pinball-high-score')).toBe('20');
    pass(1000);
  }
}

it('opens with PLAY NOW, the best score and a mute switch', () => {
  expect(screen.getByRole('button', { name: 'PLAY NOW' })).toBeTruthy();
  expect(screen.getByText('Best Score: 20')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
});

it('plays with score and three balls, and pauses', () => {
  press('PLAY NOW');
  expect([value('Score'), value('Balls')]).toEqual(['0', '3']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Pause' })[0] as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(screen.queryByRole('heading', { name: 'Paused' })).toBeNull();
});

it('Paused shows an overlay with Resume; Space or P resumes', () => {
  press('PLAY NOW');
  key('KeyP');
  // A key that is held does not resume.
  key('KeyP', true);
  expect(isPaused()).toBe(true);
  expect(document.activeElement?.textContent).toBe('Resume');
  key('KeyP');
  expect(isPaused()).toBe(false);
  for (const code of ['Space', 'KeyP']) {
    key('KeyP');
    expect(isPaused()).toBe(true);
    fireEvent.keyDown(document.body, { code });
    expect(isPaused()).toBe(false);
  }
});

it.each([
  ['ArrowLeft', 1],
  ['KeyA', 1],
  ['ArrowRight', 1],
  ['KeyD', 1],
  ['Space', 2],
])('%s moves %i of the flippers, and none before the start or while it is paused', (code, flippers) => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  const flip = (down: 'keyDown' | 'keyUp') => fireEvent[down](document.body, { code });
  flip('keyDown');
  press('PLAY NOW');
  flip('keyDown');
  flip('keyDown');
  expect(vibrate.mock.calls).toEqual(Array(flippers).fill([8]));
  flip('keyUp');
  flip('keyDown');
  flip('keyUp');
  expect(vibrate).toHaveBeenCalledTimes(2 * flippers);
  fireEvent.keyDown(document.body, { code: 'KeyP' });
  if (code !== 'Space') flip('keyDown');
  expect(vibrate).toHaveBeenCalledTimes(2 * flippers);
  vi.unstubAllGlobals();
});

it('ends when the balls are gone, keeps a beaten high score and says so', () => {
  press('PLAY NOW');
  loseAllBalls();
  const score = Number(value('Score'));
  expect(localStorage.getItem('pinball-high-score')).toBe(String(Math.max(20, score)));
  expect(screen.queryByText('NEW HIGH SCORE!') !== null).toBe(score > 20);
  pass(400);
  press('MAIN MENU');
  expect(screen.getByRole('button', { name: 'PLAY NOW' })).toBeTruthy();
}, 60_000);
