import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../../kit/theme/theme';
import Pinball from './Pinball';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
  localStorage.setItem('pinball-high-score', '20');
  render(<Pinball />, { wrapper: ThemeProvider });
  pass(400);
  return () => vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const value = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling?.textContent;

/** Without a hand on the flippers, three balls are soon gone. */
function loseAllBalls() {
  for (let seconds = 0; seconds < 900 && !screen.queryByRole('heading', { name: 'Game Over' }); seconds++) pass(1000);
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
