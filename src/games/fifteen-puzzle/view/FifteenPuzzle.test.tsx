import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { holdClock, pass, pressByKey, pressByReader, show } from '../../../../tests/gameView';
import FifteenPuzzle from './FifteenPuzzle';

beforeEach(holdClock);
beforeEach(() => {
  show(<FifteenPuzzle />);
});

const tiles = () => [...screen.getByRole('list', { name: 'Tiles' }).querySelectorAll('button')];
const movable = (yes: boolean) => tiles().find((tile) => tile.dataset.movable === String(yes)) as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const labels = () => tiles().map((tile) => tile.getAttribute('aria-label'));
const said = () => document.querySelector('[aria-live]')?.textContent;
const arrow = (code: string) => act(() => void fireEvent.keyDown(document.body, { code }));

/** The twelve positions of the smallest board form a ring: one way round it ends solved. */
function solveEasy() {
  for (let step = 0; step < 12 && !screen.queryByText('Solved!', { selector: 'h2' }); step++)
    for (const code of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) arrow(code);
}

it('has Home, the title, the tile grid, three difficulties, New Game and Mute; hard is the default', () => {
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(title()).toBe('15 Puzzle');
  expect(tiles()).toHaveLength(15);
  for (const name of ['Easy', 'Medium', 'Hard', 'New Game', 'Mute', 'Picture'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByText('Hard').getAttribute('aria-pressed')).toBe('true');
});

it('is titled 3 Puzzle, 8 Puzzle or 15 Puzzle by difficulty', () => {
  press('Easy');
  expect([title(), tiles().length]).toEqual(['3 Puzzle', 3]);
  press('Medium');
  expect([title(), tiles().length]).toEqual(['8 Puzzle', 8]);
  press('Hard');
  expect([title(), tiles().length]).toEqual(['15 Puzzle', 15]);
});

it('slides a tile by a tap, once, and by keyboard', () => {
  const before = labels();
  const tile = movable(true);
  fireEvent.pointerDown(tile, { button: 0, pointerId: 1 });
  expect(labels()).toEqual(before);
  fireEvent.pointerUp(tile, { button: 0, pointerId: 1 });
  fireEvent.click(tile, { detail: 1 });
  expect(labels().filter((label, index) => label !== before[index])).toHaveLength(1);
  expect(said()).toMatch(/^\d+ moved (up|down|left|right)\.$/);
  pressByKey(tile);
  expect(labels()).toEqual(before);
});

it("slides a tile once by a screen reader's press", () => {
  const before = labels();
  pressByReader(movable(true));
  expect(labels().filter((label, index) => label !== before[index])).toHaveLength(1);
});

it('leaves a tile where it is that is not next to the slot, and says so', () => {
  const before = labels();
  const tile = movable(false);
  const shaken = vi.fn();
  (tile.firstElementChild as HTMLElement).animate = shaken;
  fireEvent.pointerDown(tile, { button: 0, pointerId: 1 });
  fireEvent.pointerUp(tile, { button: 0, pointerId: 1 });
  expect(labels()).toEqual(before);
  expect(said()).toMatch(/^\d+ cannot move\.$/);
  expect(shaken).toHaveBeenCalledOnce();
});

it('slides a tile by a drag or a press that slips, and lets it go back when it is pulled the wrong way', () => {
  const drag = (share: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
    const tile = movable(true);
    vi.spyOn(tile, 'offsetWidth', 'get').mockReturnValue(100);
    const [x, y] = (tile.getAttribute('aria-label') ?? '').match(/\d+$|(?<=row )\d+/g)?.reverse() ?? [];
    const places = new Set(labels().map((label) => label?.replace(/^\d+, /, '')));
    const free = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => ({ row, column })));
    const slot = free.find(({ row, column }) => !places.has(`row ${row}, column ${column}`));
    const to = {
      clientX: (Number(slot?.column) - Number(x)) * share * 100,
      clientY: (Number(slot?.row) - Number(y)) * share * 100,
    };
    fireEvent.pointerDown(tile, { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(tile, { pointerId: 1, ...to });
    fireEvent[end](tile, { pointerId: 1, ...to });
  };
  const before = labels();
  drag(-0.36);
  drag(-1);
  drag(1, 'pointerCancel');
  expect(labels()).toEqual(before);
  for (const share of [0.4, -0.34, 0.12]) {
    const now = labels();
    drag(share);
    expect(labels()).not.toEqual(now);
  }
});

it('has a Hint on Easy and Medium that makes one tile glow; following it alone solves the board', () => {
  expect(screen.queryByText('Hint', { selector: 'button' })).toBeNull();
  press('Medium');
  const before = labels();
  const glowing = () => tiles().filter((tile) => tile.dataset.hinted === 'true');
  for (let step = 0; step < 31 && !screen.queryByText('Solved!', { selector: 'h2' }); step++) {
    press('Hint');
    if (step === 0) expect(labels()).toEqual(before);
    expect(said()).toMatch(/^Try this: \d (up|down|left|right)\.$/);
    expect(glowing()).toHaveLength(1);
    fireEvent.click(glowing()[0] as HTMLElement, { detail: 0 });
    expect(glowing()).toHaveLength(0);
  }
  expect(screen.getByRole('heading', { name: 'Solved!' })).toBeTruthy();
});

it('shows numbers with or without the picture', () => {
  const pictures = () => tiles().filter((tile) => tile.querySelector('image')).length;
  expect(pictures()).toBe(15);
  press('Picture');
  expect(pictures()).toBe(0);
  expect(tiles().map((tile) => tile.textContent)).toEqual(Array.from({ length: 15 }, (_, index) => String(index + 1)));
});

it('shows the solved dialog, blocks moves, and shuffles anew with Play Again', () => {
  press('Easy');
  solveEasy();
  expect(screen.getByRole('heading', { name: 'Solved!' })).toBeTruthy();
  expect(labels()).toEqual(['1, row 1, column 1', '2, row 1, column 2', '3, row 2, column 1']);
  arrow('ArrowRight');
  expect(labels()[2]).toBe('3, row 2, column 1');
  pass(500);
  press('Play Again');
  expect(screen.queryByText('Solved!', { selector: 'h2' })).toBeNull();
  expect(labels()).not.toEqual(['1, row 1, column 1', '2, row 1, column 2', '3, row 2, column 1']);
});

it('New Game shuffles the same difficulty', () => {
  press('Medium');
  const before = labels();
  press('New Game');
  expect(title()).toBe('8 Puzzle');
  expect(labels()).not.toEqual(before);
});

it('names its tiles for hints by their values', () => {
  const values = tiles().map((tile) => Number.parseInt(tile.getAttribute('aria-label') ?? '', 10));
  expect(tiles().map((tile) => tile.dataset.spot)).toEqual(values.map(String));
  expect(document.querySelectorAll('[data-spot]')).toHaveLength(15);
});
