import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { holdClock, pass, show, value } from '../../../../tests/gameView';
import BalloonPop from './BalloonPop';

beforeEach(holdClock);
beforeEach(() => {
  show(<BalloonPop />);
});

it('plays at once, with Score, High Score and Time Left', () => {
  expect([value('Score'), value('High Score'), value('Time Left')]).toEqual(['0', '0', '60']);
  pass(1100);
  expect(value('Time Left')).toBe('59');
});

it('pops by Space and keeps the high score when it is beaten', () => {
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(Number(value('Score'))).toBeGreaterThanOrEqual(10);
  expect(localStorage.getItem('balloon-pop-high-score')).toBe(value('Score'));
});

it('pops once for a Space that is held', () => {
  fireEvent.keyDown(document.body, { code: 'Space' });
  const once = value('Score');
  for (let repeats = 0; repeats < 5; repeats++) fireEvent.keyDown(document.body, { code: 'Space', repeat: true });
  expect(value('Score')).toBe(once);
});

it('pauses with P, and then neither time nor taps count', () => {
  fireEvent.keyDown(document.body, { code: 'KeyP' });
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
  pass(5000);
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect([value('Score'), value('Time Left')]).toEqual(['0', '60']);
});

it('ends with the final score, the note, the high score, New Game and Quit', () => {
  fireEvent.keyDown(document.body, { code: 'Space' });
  pass(61_000);
  expect(screen.getByRole('heading', { name: 'Game Over' })).toBeTruthy();
  expect(screen.getByText('NEW HIGH SCORE')).toBeTruthy();
  expect(screen.getByText(/High Score: \d+/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quit' }).getAttribute('href')).toBe('/');
  pass(400);
  fireEvent.click(screen.getByRole('button', { name: 'New Game' }));
  expect([value('Score'), value('Time Left')]).toEqual(['0', '60']);
});

it('does not praise a score of 0', () => {
  pass(61_000);
  expect(screen.queryByText('NEW HIGH SCORE')).toBeNull();
});

it('keeps and shows a high score that was not reached, without the note', () => {
  act(() => localStorage.setItem('balloon-pop-high-score', '9000'));
  fireEvent.keyDown(document.body, { code: 'Space' });
  pass(61_000);
  expect(screen.getByText('Final Score').parentElement?.textContent).toBe(`Final Score${value('Score')}`);
  expect(screen.getByText(/High Score: 9000$/)).toBeTruthy();
  expect(screen.queryByText('NEW HIGH SCORE')).toBeNull();
  expect(localStorage.getItem('balloon-pop-high-score')).toBe('9000');
});
