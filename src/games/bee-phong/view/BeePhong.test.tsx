import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdClock, pass, press, show } from '../../../../tests/gameView';
import { effectOf } from '../../../kit/session/effects';
import { flightOf } from '../rules/flight';
import { cupPlaces, meadowFor, slingRest } from '../rules/meadow';
import BeePhong from './BeePhong';
import { effects } from './effects';

const KEY = 'bee-pong-high-score';

// Whole games are played here; a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(holdClock);

function open() {
  show(<BeePhong />);
  // A new overlay takes no press at first.
  pass(500);
}

const meadow = () => screen.getByRole('application');
const hud = (label: string) => screen.getByText(label).parentElement?.querySelector('b')?.textContent;
const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });

function pullFrom([x, y]: readonly [number, number], right: number, down: number) {
  fireEvent.pointerDown(meadow(), at(x, y));
  fireEvent.pointerMove(meadow(), at(x + right, y + down));
  fireEvent.pointerUp(meadow(), at(x + right, y + down));
}
const pull = (x: number, y: number) => pullFrom([200, 200], x, y);

/** Pulls until all ten cups are hit, each time one that lands in a cup. */
function hitAll() {
  const size = meadowFor(window.innerWidth, window.innerHeight);
  const cups = cupPlaces(size).map((position, index) => ({ id: index + 1, position, isHit: false }));
  for (let x = -30; x > -200; x -= 3) {
    for (let y = 20; y < 240; y += 6) {
      const cup = flightOf({ x, y }, size, cups).at(-1)?.cup;
      if (!cup) continue;
      cups.splice(cups.indexOf(cup), 1, { ...cup, isHit: true });
      pull(x, y);
      pass(6000);
    }
  }
  pass(500);
}

describe('Bee Phong', () => {
  it('has a menu with Start Game, a Home link and a mute toggle', () => {
    open();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Game' })).toBeTruthy();
    press('Start Game');
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
  });

  it('shows Score, Bees Left as infinity, Cups Hit x/10 and High Score', () => {
    localStorage.setItem(KEY, '77');
    open();
    expect(hud('Score')).toBe('0');
    expect(hud('Bees Left')).toBe('∞');
    expect(hud('Cups Hit')).toBe('0/10');
    expect(hud('High Score')).toBe('77');
  });

  it('a pull launches the bee, a tap and a short pull do not', () => {
    open();
    press('Start Game');
    pull(0, 4);
    pull(0, 20);
    pass(4000);
    pull(0, 60);
    pass(4000);
    expect(hud('Score')).toBe('0');
    expect(hud('Cups Hit')).toBe('0/10');
    expect(screen.getByText(/Another bee is coming/)).toBeTruthy();
  });

  it('two taps launch the bee, too: on it, and where it is to be pulled', () => {
    open();
    press('Start Game');
    const { x, y } = slingRest(meadowFor(window.innerWidth, window.innerHeight));
    pullFrom([x, y], 0, 0);
    pass(4000);
    expect(screen.queryByText(/Another bee is coming/)).toBeNull();
    pullFrom([x, y + 70], 0, 0);
    pass(4000);
    expect(screen.getByText(/Another bee is coming/)).toBeTruthy();
  });

  it('a score text says +10 or -1 and lives 1.5 s', () => {
    const at = { x: 100, y: 200 };
    const [hit, miss] = [
      effectOf(effects, { type: 'splashed', at, hit: 3 }),
      effectOf(effects, { type: 'missed', at }),
    ];
    expect(hit.popup).toMatchObject({ text: '+10', x: 100, ms: 1500 });
    expect(miss.popup).toMatchObject({ text: '-1', mood: 'bad', x: 100, ms: 1500 });
  });

  it('is played by keyboard: arrows aim, Space or Enter launches', () => {
    open();
    press('Start Game');
    for (const code of ['ArrowUp', 'ArrowLeft', 'Space']) fireEvent.keyDown(meadow(), { code });
    pass(6000);
    const before = hud('Cups Hit');
    fireEvent.keyDown(meadow(), { code: 'Enter' });
    pass(6000);
    expect(before === '0/10' || before === '1/10').toBe(true);
    expect(screen.getByText(/Splash!|Another bee is coming/)).toBeTruthy();
  });

  it('ten cups end the round; the high score is kept; Play Again and Back to Menu lead on', () => {
    open();
    press('Start Game');
    hitAll();
    expect(hud('Cups Hit')).toBe('10/10');
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeTruthy();
    expect(screen.getByText('You won! All 10 cups are hit!')).toBeTruthy();
    expect(localStorage.getItem(KEY)).toBe('100');
    expect(screen.getByText('New High Score!')).toBeTruthy();
    press('Play Again');
    expect(hud('Cups Hit')).toBe('0/10');
    expect(screen.queryByText('Game Over')).toBeNull();
    hitAll();
    press('Back to Menu');
    expect(screen.getByRole('button', { name: 'Start Game' })).toBeTruthy();
  });

  it('Reset restarts immediately in playing', () => {
    open();
    expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled')).toBe('true');
    press('Start Game');
    hitAll();
    press('Reset');
    expect(hud('Cups Hit')).toBe('0/10');
    expect(hud('Score')).toBe('0');
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
  });
});
