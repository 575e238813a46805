import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../../tests/gameView';
import PumpkinCatcher from './PumpkinCatcher';

const play = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** A round in which the basket, left alone, catches a treat at 11.6 s, a trick at 53.3 s, and 45 points in all. */
const LUCKY_SEED = 1981;
const open = () => show(<PumpkinCatcher />);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(Uint32Array.of(LUCKY_SEED));
});
afterEach(() => {
  cleanup();
  // The page's one frame loop comes to rest before the next test.
  play(100);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Pumpkin Catcher', () => {
  it('has a Home link, a title, Score, Time and Best, and a mute button', () => {
    localStorage.setItem('pumpkin-catcher-high-score', '120');
    open();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveProperty('pathname', '/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pumpkin Catcher');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(
      expect.arrayContaining(['Score 0', 'Time 60', 'Best 120']),
    );
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
  });

  it("keeps mute as 'true' or 'false'", () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
    expect(localStorage.getItem('pumpkin-catcher-muted')).toBe('true');
    fireEvent.keyDown(window, { code: 'KeyM' });
    expect(localStorage.getItem('pumpkin-catcher-muted')).toBe('false');
  });

  it('starts muted when it was muted before', () => {
    localStorage.setItem('pumpkin-catcher-muted', 'true');
    open();
    expect(screen.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('has a How to Play list', () => {
    open();
    const how = screen.getByRole('region', { name: 'How to Play' });
    expect(within(how).getAllByRole('listitem')).toHaveLength(5);
    expect(how.textContent).toContain('pumpkins (+10) and candy (+15)');
    expect(how.textContent).toContain('Speed Boost! or Double Points!');
  });

  it('ends after 60 s with Game Over, Final Score, Best Score and Play Again', () => {
    localStorage.setItem('pumpkin-catcher-high-score', '99999');
    open();
    play(62_000);
    const over = screen.getByRole('region', { name: 'Game Over' });
    expect(over.textContent).toContain('Final Score');
    expect(over.textContent).toContain('Best Score: 99999');
    expect(over.textContent).not.toContain('New High Score!');
    play(500);
    fireEvent.click(within(over).getByRole('button', { name: 'Play Again' }));
    expect(screen.queryByRole('region', { name: 'Game Over' })).toBeNull();
    expect(screen.getByText('60')).toBeTruthy();
  });

  it('announces a power-up in a banner, for 5 s', () => {
    const shown = (text: string) => screen.queryByText(text, { selector: 'b' }) !== null;
    open();
    play(11_500);
    expect(shown('Double Points!')).toBe(false);
    play(200);
    expect(shown('Double Points!')).toBe(true);
    play(4_800);
    expect(shown('Double Points!')).toBe(true);
    play(200);
    expect(shown('Double Points!')).toBe(false);
    play(36_700);
    expect(shown('Speed Boost!')).toBe(true);
  });

  it("says 'New High Score!' when the score is at least the best and above 0, and saves it when exceeded", () => {
    localStorage.setItem('pumpkin-catcher-high-score', '44');
    open();
    play(62_000);
    const over = screen.getByRole('region', { name: 'Game Over' });
    expect(over.textContent).toContain('New High Score!');
    expect(over.textContent).toContain('Final Score45');
    expect(over.textContent).toContain('Best Score: 45');
    expect(localStorage.getItem('pumpkin-catcher-high-score')).toBe('45');
  });

  it.each([
    ['45', true],
    ['46', false],
  ])('with 45 points and a best of %s the note is %s', (best, record) => {
    localStorage.setItem('pumpkin-catcher-high-score', best);
    open();
    play(62_000);
    expect(screen.queryByText('New High Score!') !== null).toBe(record);
    expect(localStorage.getItem('pumpkin-catcher-high-score')).toBe(best);
  });

  it('saves the best score whenever it is exceeded, not only at the end', () => {
    const scored = () => Number(screen.getByText('Score').nextElementSibling?.textContent);
    open();
    for (let tries = 0; tries < 500 && scored() === 0; tries++) play(100);
    expect(scored()).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Game Over' })).toBeNull();
    expect(localStorage.getItem('pumpkin-catcher-high-score')).toBe(String(scored()));
  });

  it('stands still while it is paused', () => {
    open();
    fireEvent.keyDown(window, { code: 'KeyP' });
    play(5000);
    expect(screen.getByText('60')).toBeTruthy();
    expect(screen.getByText('Paused')).toBeTruthy();
  });
});
