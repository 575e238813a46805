import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pass, press, show } from '../../../../tests/gameView';
import MolePatrol from './MolePatrol';

const KEY = 'mole-patrol-high-score-';

function setUp() {
  show(<MolePatrol />);
  // A new overlay takes no press for a moment.
  pass(500);
}

const hud = (label: string) => screen.getByText(label).parentElement?.textContent;
const moles = () => screen.queryAllByLabelText(/^Hole \d+: mole$/);
const holes = () => screen.getAllByLabelText(/^Hole \d+/);

function untilMole() {
  for (let tries = 0; tries < 200 && moles().length === 0; tries++) pass(100);
  return moles()[0] as HTMLElement;
}

// One clock for the whole file: the page's frame loop outlives a single test.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

describe('Mole Patrol', () => {
  it("waits with 'Choose difficulty to start:' and three choices", () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mole Patrol');
    expect(screen.getByText('Choose difficulty to start:')).toBeTruthy();
    for (const name of ['EASY (6 holes)', 'MEDIUM (9 holes)', 'HARD (12 holes)'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByText(/high score/)).toBeNull();
  });

  it('shows a badge only for a high score above 0', () => {
    localStorage.setItem(`${KEY}easy`, '120');
    localStorage.setItem(`${KEY}medium`, '0');
    localStorage.setItem(`${KEY}hard`, 'many');
    setUp();
    expect(screen.getAllByText(/high score/).map((badge) => badge.parentElement?.textContent)).toEqual([
      'EASY high score 120',
    ]);
  });

  it.each([
    ['EASY', 6],
    ['MEDIUM', 9],
    ['HARD', 12],
  ])('%s starts a round with Back, SCORE, time left and %i holes', (name, count) => {
    setUp();
    press(new RegExp(name));
    expect(holes()).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(hud('SCORE')).toBe('SCORE 0');
    expect(hud('TIME LEFT')).toBe('TIME LEFT 60');
    pass(2500);
    expect(hud('TIME LEFT')).toBe('TIME LEFT 58');
  });

  it('scores 10 when a mole is touched, by finger, by key or by a focused hole', () => {
    setUp();
    press(/EASY/);
    // Before the finger: a click without one at the same hole would count as its touch, by the machine's own clock.
    fireEvent.click(untilMole(), { detail: 0 });
    expect(hud('SCORE')).toBe('SCORE 10');
    pass(400);
    fireEvent.pointerDown(untilMole(), { button: 0 });
    expect(hud('SCORE')).toBe('SCORE 20');
    pass(400);
    const letter = untilMole().getAttribute('aria-keyshortcuts');
    fireEvent.keyDown(document.body, { code: `Key${letter}` });
    expect(hud('SCORE')).toBe('SCORE 30');
    pass(400);
    // The letters also work while some hole has the focus.
    const shortcut = untilMole().getAttribute('aria-keyshortcuts');
    fireEvent.keyDown(holes()[0] as HTMLElement, { code: `Key${shortcut}` });
    expect(hud('SCORE')).toBe('SCORE 40');
  });

  it('takes one press of a letter as one whack while a hole has the focus', () => {
    const vibrate = vi.fn();
    setUp();
    press(/EASY/);
    const letter = untilMole().getAttribute('aria-keyshortcuts');
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
    fireEvent.keyDown(holes()[0] as HTMLElement, { code: `Key${letter}` });
    vi.unstubAllGlobals();
    // The buzz of a hit, and not that of a miss after it.
    expect(vibrate.mock.calls).toEqual([[16]]);
  });

  it('takes no points for an empty hole', () => {
    setUp();
    press(/EASY/);
    fireEvent.pointerDown(holes()[0] as HTMLElement, { button: 0 });
    expect(hud('SCORE')).toBe('SCORE 0');
  });

  it('has a butterfly in the sky of a round that no mallet strikes', () => {
    setUp();
    const butterfly = () => document.querySelector('img[class*="butterfly"]');
    expect(butterfly()).toBeNull();
    press(/EASY/);
    const animate = vi.fn();
    const found = butterfly();
    expect(found?.closest('[role="application"]')).toBeNull();
    if (found) fireEvent.pointerDown(Object.assign(found, { animate }), { button: 0 });
    expect(animate).toHaveBeenCalledOnce();
    expect(hud('SCORE')).toBe('SCORE 0');
    expect(localStorage.length).toBe(0);
  });

  it('stands still while paused', () => {
    setUp();
    press(/EASY/);
    pass(1200);
    press('Pause');
    const letter = moles()[0]?.getAttribute('aria-keyshortcuts');
    pass(5000);
    expect(hud('TIME LEFT')).toBe('TIME LEFT 59');
    fireEvent.keyDown(document.body, { code: `Key${letter}` });
    expect(hud('SCORE')).toBe('SCORE 0');
  });

  it('goes back to waiting with Back, and keeps nothing', () => {
    setUp();
    press(/EASY/);
    fireEvent.pointerDown(untilMole(), { button: 0 });
    press('Back');
    expect(screen.getByText('Choose difficulty to start:')).toBeTruthy();
    expect(localStorage.getItem(`${KEY}easy`)).toBeNull();
  });

  it("ends with TIME'S UP!, the score, the difficulty and NEW HIGH SCORE!, and saves it", () => {
    localStorage.setItem(`${KEY}hard`, '340');
    setUp();
    press(/EASY/);
    fireEvent.pointerDown(untilMole(), { button: 0 });
    expect(localStorage.getItem(`${KEY}easy`)).toBeNull();
    pass(61_000);
    const over = within(screen.getByRole('region', { name: "TIME'S UP!" }));
    expect(over.getByText('Final Score').parentElement?.textContent).toBe('Final Score10');
    expect(over.getByText('Difficulty: EASY')).toBeTruthy();
    expect(over.getByText('NEW HIGH SCORE!')).toBeTruthy();
    expect(over.getAllByText(/high score/).map((badge) => badge.parentElement?.textContent)).toEqual([
      'EASY high score 10',
      'HARD high score 340',
    ]);
    expect(localStorage.getItem(`${KEY}easy`)).toBe('10');
    pass(500);
    press('PLAY AGAIN');
    expect(screen.getByText('Choose difficulty to start:')).toBeTruthy();
  });

  it('keeps a stored score that was not exceeded', () => {
    localStorage.setItem(`${KEY}easy`, '10');
    setUp();
    press(/EASY/);
    fireEvent.pointerDown(untilMole(), { button: 0 });
    pass(61_000);
    expect(screen.getByText("TIME'S UP!")).toBeTruthy();
    expect(screen.queryByText('NEW HIGH SCORE!')).toBeNull();
    expect(localStorage.getItem(`${KEY}easy`)).toBe('10');
  });
});
