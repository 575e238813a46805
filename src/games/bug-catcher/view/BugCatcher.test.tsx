import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, show } from '../../../../tests/gameView';
import BugCatcher from './BugCatcher';

const value = (label: string) => screen.getByText(label, { selector: 'li span' }).nextElementSibling?.textContent;
const open = () => show(<BugCatcher />);

function start() {
  open();
  pass(400);
  fireEvent.click(screen.getByRole('button', { name: 'Start Game' }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(Uint32Array.of(1));
});
afterEach(() => {
  cleanup();
  // The page's one frame loop comes to rest before the next test.
  pass(100);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Bug Catcher', () => {
  it('has a menu with its words, the high score and Start Game', () => {
    localStorage.setItem('bugcatcher-high-score', '70');
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bug Catcher');
    expect(screen.getByText(/^Catch as many/).textContent).toBe(
      'Catch as many of the target bugs as you can in 60 seconds!',
    );
    expect(screen.getByText('High Score: 70')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Game' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveProperty('pathname', '/');
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
  });

  it('plays with Score, Time in seconds and the wanted bug', () => {
    start();
    expect([value('Score'), value('Time')]).toEqual(['0', '60s']);
    expect(
      screen.getByText(/^Catch only: (Ladybugs|Bees|Beetles|Butterflies)!$/, { selector: 'div > p' }),
    ).toBeTruthy();
    pass(1100);
    expect(value('Time')).toBe('59s');
  });

  it('announces another target by the sign and the live region', () => {
    start();
    const sign = () => screen.getByText(/^Catch only:/, { selector: 'div > p' }).textContent;
    const before = sign();
    pass(12_100);
    expect(sign()).not.toBe(before);
    expect(document.querySelector('[aria-live]')?.textContent).toBe(sign());
  });

  it('shows on the sign for a second that the target is about to change, and no longer', () => {
    start();
    const sign = () => screen.getByText(/^Catch only:/, { selector: 'div > p' });
    const changing = () => sign().parentElement?.hasAttribute('data-changing');
    const before = sign().textContent;
    pass(6500);
    expect(changing()).toBe(false);
    let ms = 0;
    for (let steps = 0; steps < 60 && sign().textContent === before; steps++) {
      pass(100);
      if (changing()) ms += 100;
    }
    expect(ms).toBeGreaterThanOrEqual(900);
    expect(ms).toBeLessThanOrEqual(1100);
    expect(changing()).toBe(false);
  });

  it('catches by keyboard and keeps the high score when it is exceeded', () => {
    localStorage.setItem('bugcatcher-high-score', '5');
    start();
    for (let tries = 0; tries < 60 && Number(value('Score')) < 10; tries++) {
      pass(500);
      fireEvent.keyDown(document.body, { code: 'ArrowRight' });
      fireEvent.keyDown(document.body, { code: 'Space' });
    }
    expect(Number(value('Score'))).toBeGreaterThanOrEqual(10);
    expect(localStorage.getItem('bugcatcher-high-score')).toBe('10');
  });

  it('says again what is wanted when the sign is pressed', () => {
    start();
    const sign = screen.getByText(/^Catch only:/, { selector: 'div > p' });
    fireEvent.keyDown(document.body, { code: 'ArrowRight' });
    fireEvent.pointerDown(sign);
    expect(document.querySelector('[aria-live]')?.textContent).toBe(sign.textContent);
  });

  it('ends after 60 s with Your Score, High Score and Play Again', () => {
    localStorage.setItem('bugcatcher-high-score', '70');
    start();
    pass(61_000);
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeTruthy();
    expect(screen.getByText('Your Score')).toBeTruthy();
    expect(screen.getByText('High Score: 70')).toBeTruthy();
    pass(400);
    fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(screen.queryByRole('heading', { name: 'Game Over' })).toBeNull();
    expect([value('Score'), value('Time')]).toEqual(['0', '60s']);
  });

  it('pauses with P, and then neither time nor keys count', () => {
    start();
    pass(3000);
    fireEvent.keyDown(document.body, { code: 'KeyP' });
    const before = value('Time');
    pass(5000);
    fireEvent.keyDown(document.body, { code: 'Space' });
    expect([value('Score'), value('Time')]).toEqual(['0', before]);
  });
});
