import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdClock, pass, press, show, watchMoves } from '../../../../tests/gameView';
import { GO } from '../rules/rules';
import PlanetBowling from './PlanetBowling';

const KEY = 'planet-bowling-high-score';

// Whole games are played here; a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(holdClock);

function open() {
  show(<PlanetBowling />);
}

const lane = () => screen.getByRole('application');
const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });

function drag(from: [number, number], to: [number, number]) {
  fireEvent.pointerDown(lane(), at(...from));
  fireEvent.pointerMove(lane(), at(...to));
  fireEvent.pointerUp(lane(), at(...to));
}

const frame = (number: number) =>
  within(screen.getByRole('list', { name: 'Scorecard' })).getAllByRole('listitem')[number - 1];

/** Plays with the buttons alone until the game is complete. Looking by text is much faster than by role. */
function playToTheEnd() {
  for (let ball = 0; ball < 21 && !screen.queryByText('Game Complete'); ball++) {
    fireEvent.click(screen.getByText('Roll'));
    for (let tries = 0; tries < 8 && !screen.queryByText('Next Ball'); tries++) pass(1000);
    fireEvent.click(screen.getByText('Next Ball'));
    // Roll does not answer the finger that is still there.
    pass(400);
  }
  pass(500);
}

describe('Planet Bowling', () => {
  it('has a Home link, a mute toggle, a High Score label, a scorecard of ten frames, New Game and Roll', () => {
    localStorage.setItem(KEY, '123');
    open();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
    expect(screen.getByText('High Score').parentElement?.textContent).toContain('123');
    expect(within(screen.getByRole('list', { name: 'Scorecard' })).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'New Game' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Roll' })).toBeTruthy();
    expect(screen.getByText('Mercury')).toBeTruthy();
    expect(frame(1)?.getAttribute('aria-current')).toBe('true');
  });

  it('does not take the end of a press on Next Ball for Roll: that waits 400 ms', () => {
    open();
    press('Roll');
    for (let tries = 0; tries < 8 && !screen.queryByText('Next Ball'); tries++) pass(1000);
    press('Next Ball');
    const isRolling = () => screen.getByRole('button', { name: 'Roll' }).getAttribute('aria-disabled') === 'true';
    pass(399);
    press('Roll');
    expect(isRolling()).toBe(false);
    fireEvent.keyDown(document.body, { code: 'Enter' });
    expect(isRolling()).toBe(false);
    pass(1);
    press('Roll');
    expect(isRolling()).toBe(true);
  });

  it('Roll rolls the ball, then Next Ball brings the next planet', () => {
    open();
    press('Roll');
    expect(screen.getByRole('button', { name: 'Roll' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Next Ball' })).toBeNull();
    pass(5000);
    press('Next Ball');
    expect(screen.getByText('Venus')).toBeTruthy();
    expect(frame(1)?.textContent).toMatch(/^1[\dX-]/);
  });

  it('dragging back and flicking up both launch; a short drag and a tap do not', () => {
    open();
    drag([200, 300], [200, 312]);
    drag([200, 300], [260, 300]);
    drag([200, 700], [200, 702]);
    expect(screen.getByRole('button', { name: 'Roll' }).getAttribute('aria-disabled')).toBeNull();
    drag([200, 300], [190, 420]);
    expect(screen.getByRole('button', { name: 'Roll' }).getAttribute('aria-disabled')).toBe('true');
    pass(5000);
    press('Next Ball');
    drag([200, 300], [205, 150]);
    expect(screen.getByRole('button', { name: 'Roll' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('a drag that the system takes away launches nothing', () => {
    open();
    fireEvent.pointerDown(lane(), at(200, 300));
    fireEvent.pointerMove(lane(), at(200, 400));
    fireEvent.pointerCancel(lane(), at(200, 400));
    expect(screen.getByRole('button', { name: 'Roll' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('Enter rolls and brings the next ball', () => {
    open();
    fireEvent.keyDown(lane(), { code: 'Enter' });
    pass(5000);
    expect(screen.getByRole('button', { name: 'Next Ball' })).toBeTruthy();
    // A key that is held down does not play on by itself.
    fireEvent.keyDown(lane(), { code: 'Enter', repeat: true });
    expect(screen.getByRole('button', { name: 'Next Ball' })).toBeTruthy();
    fireEvent.keyDown(lane(), { code: 'Enter' });
    expect(screen.getByText('Venus')).toBeTruthy();
  });

  it('completes with a dialog, stores the high score and marks it as NEW; Play Again starts over', () => {
    open();
    playToTheEnd();
    expect(screen.getByRole('heading', { name: 'Game Complete' })).toBeTruthy();
    const stored = Number(localStorage.getItem(KEY));
    expect(stored).toBeGreaterThan(0);
    expect(screen.getByText('Final Score').parentElement?.textContent).toBe(`Final Score${stored}`);
    expect(screen.getByText('NEW High Score!')).toBeTruthy();
    expect(screen.getByText(/^(Excellent bowling!|Great game!|Good job!|Keep practicing!)$/)).toBeTruthy();
    expect(frame(10)?.textContent).toContain(String(stored));
    press('Play Again');
    expect(screen.queryByText('Game Complete')).toBeNull();
    expect(frame(1)?.textContent).toBe('1');
  });

  it('does not overwrite or mark a higher stored score; View Game shows the card and waits for New Game', () => {
    localStorage.setItem(KEY, '300');
    open();
    playToTheEnd();
    expect(localStorage.getItem(KEY)).toBe('300');
    expect(screen.queryByText('NEW High Score!')).toBeNull();
    press('View Game');
    expect(screen.queryByText('Game Complete')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Roll' })).toBeNull();
    expect(frame(10)?.querySelector('b')?.textContent).not.toBe('');
    // Now the button that leads on.
    expect(screen.getByRole('button', { name: 'New Game' }).classList.contains('primary')).toBe(true);
    press('New Game');
    expect(screen.getByRole('button', { name: 'New Game' }).classList.contains('primary')).toBe(false);
    expect(screen.getByRole('button', { name: 'Roll' })).toBeTruthy();
  });

  it('New Game resets everything at any time', () => {
    open();
    press('Roll');
    pass(5000);
    press('New Game');
    expect(frame(1)?.textContent).toBe('1');
    expect(screen.getByText('Mercury')).toBeTruthy();
  });

  it('in frames to come a pin waits; who tickles it sees it hop, and neither the game nor the storage knows', () => {
    const moved = watchMoves();
    const pinIn = (number: number) => frame(number)?.querySelector('span:has(> svg)');
    open();
    const card = screen.getByRole('list', { name: 'Scorecard' }).textContent;
    const pin = pinIn(1);
    expect(pin).toBeTruthy();
    if (pin) fireEvent.pointerDown(pin, at(20, 20));
    if (pin) fireEvent.pointerUp(pin, at(20, 20));
    expect(moved).toEqual([pin]);
    expect(screen.getByRole('list', { name: 'Scorecard' }).textContent).toBe(card);
    expect(localStorage.length).toBe(0);
    press('Roll');
    pass(5000);
    expect(pinIn(1)).toBeNull();
    expect(pinIn(2)).toBeTruthy();
  });

  it('has the spot of its hints on the button that brings the next ball, and nowhere else', () => {
    open();
    press('Roll');
    for (let tries = 0; tries < 8 && !screen.queryByText('Next Ball'); tries++) pass(1000);
    expect([...document.querySelectorAll('[data-spot]')]).toEqual([screen.getByRole('button', { name: 'Next Ball' })]);
    expect(document.querySelector(`[data-spot="${GO}"]`)).not.toBeNull();
  });
});
