import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allStickers } from '../../../games/stickers';
import { SHELF } from '../../../kit/family/settings';
import { STICKERS_KEY } from '../../../kit/stickers/given';
import Album from '../Album';
import { BOOK_KEY } from '../bookKey';
import { type Placed, put } from '../rules/book';
import { EMPTY_BOOK, parseBook } from '../rules/parseBook';
import { StickerBook } from './StickerBook';

const wood = () => parseBook(localStorage.getItem(BOOK_KEY)).wood;
const page = () => screen.getByRole('application');
const tray = () => screen.getByRole('list', { name: 'Stickers' });
const apple = () => within(tray()).getByRole('button', { name: 'Red apple' });
const open = () => render(<StickerBook />);
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

/** There is no layout here: the page is said to lie at the corner of the window, 800 px wide. */
const lay = (element: Element, box: DOMRect) => Object.assign(element, { getBoundingClientRect: () => box });
const finger = (x: number, y: number, pointerId = 1) => ({ clientX: x, clientY: y, pointerId, button: 0 });

beforeEach(() => localStorage.setItem(STICKERS_KEY, '["snake/crown","snake/apple"]'));

describe('the sticker book', () => {
  it('is the second side of the album, which opens on its pictures', () => {
    render(<Album />);
    expect(screen.getByRole('button', { name: 'Pictures' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('application')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Stickers' }));
    expect(page().getAttribute('aria-label')).toBe('Sticker page: Wood');
    for (const name of ['Wood', 'Castle', 'Night', 'Sea', 'Space']) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
      expect(page().getAttribute('aria-label')).toBe(`Sticker page: ${name}`);
    }
  });

  it('shows the newest sticker first, then outlines that lead to the games', () => {
    open();
    const names = within(tray())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Red apple', 'Snake with a crown']);
    const links = within(tray()).getAllByRole('link');
    expect(links).toHaveLength(allStickers.length - 2);
    const snake = allStickers.find(({ id }) => id === 'snake/apple')?.card;
    const [outline] = within(tray()).getAllByRole('link', { name: `Sticker from ${snake?.name}` });
    expect(outline?.getAttribute('href')).toBe(snake?.path);
    expect(outline?.textContent).toBe(snake?.name);
    // Nothing is counted anywhere, except in the names of games.
    const words = allStickers.reduce(
      (text, { card }) => text.replaceAll(card.name, ''),
      document.body.textContent ?? '',
    );
    expect(words).not.toMatch(/\d/);
  });

  it('offers nothing of games that a grown-up put away', () => {
    const { path, name } = allStickers.find(({ id }) => id === 'snake/apple')?.card ?? { path: '/', name: '' };
    localStorage.setItem(SHELF.key, JSON.stringify([path]));
    open();
    expect(within(tray()).queryByRole('link', { name: `Sticker from ${name}` })).toBeNull();
    expect(apple()).toBeTruthy();
  });

  it('says one friendly line where there is no sticker yet', () => {
    localStorage.removeItem(STICKERS_KEY);
    open();
    expect(screen.getByText('Play, and stickers come by themselves.')).toBeTruthy();
  });

  it('is played by keyboard alone', () => {
    open();
    fireEvent.click(apple(), { detail: 0 });
    const [placed] = wood();
    expect(placed).toMatchObject({ sticker: 'snake/apple', x: 0.5, y: 0.5, turn: 0, size: 1 });
    expect(document.activeElement).toBe(within(page()).getByRole('button', { name: 'Red apple' }));
    key('ArrowRight');
    key('ArrowUp');
    key('r');
    key('r');
    key('R', { shiftKey: true });
    key('+');
    expect(wood()[0]).toMatchObject({ x: 0.52, y: 0.48, turn: 15, size: 1.2 });
    key('-');
    expect(wood()[0]?.size).toBe(1);
    key('r', { ctrlKey: true });
    expect(wood()[0]?.turn).toBe(15);
    key('Delete');
    expect(wood()).toEqual([]);
    expect(document.activeElement).toBe(apple());
  });

  it('does all with buttons, too', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Turn' })).toBeNull();
    fireEvent.click(apple(), { detail: 0 });
    for (const name of ['Turn', 'Larger', 'Larger', 'Smaller']) fireEvent.click(screen.getByRole('button', { name }));
    expect(wood()[0]).toMatchObject({ turn: 15, size: 1.2 });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the tray' }));
    expect(wood()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Turn' })).toBeNull();
  });

  it('puts a chosen sticker where the page is tapped, and writes when the finger is gone', () => {
    open();
    lay(page(), new DOMRect(0, 0, 800, 500));
    fireEvent.pointerDown(apple(), finger(100, 600));
    fireEvent.pointerUp(apple(), finger(102, 601));
    expect(apple().getAttribute('aria-pressed')).toBe('true');
    fireEvent.pointerDown(page(), finger(200, 250));
    fireEvent.pointerMove(page(), finger(400, 250));
    expect(localStorage.getItem(BOOK_KEY)).toBeNull();
    fireEvent.pointerUp(page(), finger(400, 250));
    expect(wood()).toMatchObject([{ sticker: 'snake/apple', x: 0.5, y: 0.5 }]);
    expect(apple().getAttribute('aria-pressed')).toBe('false');
  });

  it('gives back what the system took from a hand, and takes nothing for a tap', () => {
    localStorage.setItem(BOOK_KEY, JSON.stringify({ ...EMPTY_BOOK, wood: put([], 'snake/apple', { x: 0.5, y: 0.5 }) }));
    open();
    lay(page(), new DOMRect(0, 0, 800, 500));
    fireEvent.pointerDown(page(), finger(400, 250));
    fireEvent.pointerMove(page(), finger(600, 250));
    fireEvent.pointerCancel(page(), finger(600, 250));
    expect(wood()).toMatchObject([{ x: 0.5, y: 0.5 }]);
  });

  it('that is turned under a finger lets go: nothing of the next page moves', () => {
    const one = put([], 'snake/apple', { x: 0.5, y: 0.5 });
    localStorage.setItem(BOOK_KEY, JSON.stringify({ ...EMPTY_BOOK, wood: one, castle: one }));
    open();
    lay(page(), new DOMRect(0, 0, 800, 500));
    fireEvent.pointerDown(page(), finger(400, 250));
    fireEvent.pointerMove(page(), finger(480, 250));
    fireEvent.click(screen.getByRole('button', { name: 'Castle' }));
    fireEvent.pointerMove(page(), finger(640, 250));
    fireEvent.pointerUp(page(), finger(640, 250));
    const book = parseBook(localStorage.getItem(BOOK_KEY));
    expect(book.castle).toEqual(one);
    expect(book.wood).toMatchObject([{ x: 0.6 }]);
  });

  it('keeps all it has when it is full, and says so', () => {
    const full = Array.from({ length: 40 }).reduce<readonly Placed[]>(
      (now) => put(now, 'snake/apple', { x: 0.5, y: 0.5 }),
      [],
    );
    localStorage.setItem(BOOK_KEY, JSON.stringify({ ...EMPTY_BOOK, wood: full }));
    open();
    fireEvent.click(apple(), { detail: 0 });
    expect(screen.getByRole('status').textContent).toBe('This page is full. The sticker is back in the tray.');
    expect(wood()).toEqual(full);
  });

  it('takes over what another tab wrote, but not while a hand is at it, and loses neither page', () => {
    const other = (book: object) => {
      localStorage.setItem(BOOK_KEY, JSON.stringify({ ...EMPTY_BOOK, ...book }));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: BOOK_KEY })));
    };
    const one = put([], 'snake/apple', { x: 0.5, y: 0.5 });
    open();
    lay(page(), new DOMRect(0, 0, 800, 500));
    other({ wood: one });
    expect(within(page()).getAllByRole('button')).toHaveLength(1);
    fireEvent.pointerDown(page(), finger(400, 250));
    fireEvent.pointerMove(page(), finger(480, 250));
    other({ sea: one });
    expect(within(page()).getAllByRole('button')).toHaveLength(1);
    fireEvent.pointerUp(page(), finger(480, 250));
    const book = parseBook(localStorage.getItem(BOOK_KEY));
    expect(book.wood).toMatchObject([{ x: 0.6 }]);
    expect(book.sea).toEqual(one);
  });
});
