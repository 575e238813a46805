import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { holdClock, pass, show, watchMoves } from '../../../../tests/gameView';
import { effectOf } from '../../../kit/session/effects';
import { ITEMS } from '../rules/items';
import { effects } from './effects';
import MemoryMatch from './MemoryMatch';

beforeEach(holdClock);

const cards = () => within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('button');
const touch = (card: HTMLElement) => fireEvent.pointerDown(card, { button: 0 });
const start = () => show(<MemoryMatch />);

it('has Home, the title, the three difficulties and 6 cards face down', () => {
  start();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Memory Match');
  for (const name of ['Easy', 'Medium', 'Hard']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Card ${n}`));
});

it('deals 12 and 24 cards on Medium and Hard', () => {
  start();
  fireEvent.click(screen.getByRole('button', { name: 'Medium' }));
  expect(cards()).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Hard' }));
  expect(cards()).toHaveLength(24);
  expect(screen.getByRole('button', { name: 'Hard' }).getAttribute('aria-pressed')).toBe('true');
});

it('turns a card at the touch, and by keyboard', () => {
  start();
  const [first, second] = cards();
  touch(first as HTMLElement);
  expect(first?.getAttribute('aria-label')).toMatch(/^Card 1: (Ball|Duck|Apple)$/);
  fireEvent.click(second as HTMLElement, { detail: 0 });
  expect(second?.getAttribute('aria-label')).toMatch(/^Card 2: /);
});

it('does not count one touch twice', () => {
  start();
  const [first] = cards();
  touch(first as HTMLElement);
  fireEvent.click(first as HTMLElement, { detail: 1 });
  expect(screen.getByText('Moves').parentElement?.textContent).toContain('0');
});

it('a card that is open shakes its head, and says so', () => {
  start();
  const shaken = watchMoves();
  const [first] = cards() as [HTMLElement];
  touch(first);
  expect(shaken).toEqual([]);
  touch(first);
  expect(shaken).toEqual([first]);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('That card is open already.');
});

it('each picture sounds its own way when its pair is found, after the sound of every pair', () => {
  const notesOf = ({ id, name }: (typeof ITEMS)[number]) =>
    effectOf(effects, { type: 'matched', id, name, pairs: 1 }).notes ?? [];
  const voices = ITEMS.map((item) => JSON.stringify(notesOf(item).slice(3)));
  expect(new Set(voices).size).toBe(ITEMS.length);
  for (const item of ITEMS) {
    expect(notesOf(item).length).toBeGreaterThan(3);
    expect(notesOf(item).slice(0, 3)).toEqual(notesOf(ITEMS[0]).slice(0, 3));
  }
});

it('congratulates with the move count and plays again', () => {
  start();
  const seen = new Map<string, HTMLElement[]>();
  for (const card of cards()) {
    touch(card);
    const name = card.getAttribute('aria-label')?.split(': ')[1] ?? '';
    seen.set(name, [...(seen.get(name) ?? []), card]);
    pass(1100);
  }
  for (let round = 0; round < 3; round++) {
    for (const pair of seen.values()) {
      for (const card of pair) touch(card);
      pass(1100);
    }
  }
  expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeTruthy();
  expect(screen.getByText(/You found all the pairs/).textContent).toMatch(/pairs in \d+ moves\.$/);
  pass(400);
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
  expect(screen.queryByRole('heading', { name: 'Congratulations!' })).toBeNull();
  expect(cards()).toHaveLength(6);
});

it('reshuffles when the width changes, and not when only the height does', () => {
  start();
  touch(cards()[0] as HTMLElement);
  window.dispatchEvent(new Event('resize'));
  expect(cards()[0]?.getAttribute('aria-label')).toMatch(/: /);
  vi.stubGlobal('innerWidth', 500);
  act(() => void window.dispatchEvent(new Event('resize')));
  vi.unstubAllGlobals();
  expect(cards().every((card) => !card.getAttribute('aria-label')?.includes(':'))).toBe(true);
});

it('names its cards for hints by their places, and by nothing of what is on them', () => {
  start();
  expect(cards().map((card) => card.dataset.spot)).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(document.querySelectorAll('[data-spot]')).toHaveLength(6);
});
