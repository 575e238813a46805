import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../storageKeys';
import { StoredThings } from './StoredThings';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const status = () => screen.getByRole('status').textContent;
const stored = () => STORAGE_KEYS.map(({ key }) => localStorage.getItem(key));
function fill() {
  for (const [index, { key }] of STORAGE_KEYS.entries()) localStorage.setItem(key, String(index));
}
function refuse(): never {
  throw new Error('SecurityError');
}

it('shows every key with its purpose and its value', () => {
  fill();
  render(<StoredThings />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(STORAGE_KEYS.map(({ key, purpose }, index) => `${purpose}${key}${index}Delete: ${purpose}`));
});

it('deletes one key and says so', () => {
  fill();
  render(<StoredThings />);
  press(/The look you chose$/);
  expect(stored()).toEqual([null, ...STORAGE_KEYS.slice(1).map((_, index) => String(index + 1))]);
  expect(status()).toBe('Deleted: The look you chose.');
});

describe('Delete everything', () => {
  it('asks first, and keeps all of it after No or Escape', () => {
    fill();
    const before = stored();
    render(<StoredThings />);
    for (const keep of [() => press('No, keep it'), () => fireEvent.keyDown(button(/^Yes/), { key: 'Escape' })]) {
      press('Delete everything');
      expect(document.activeElement?.textContent).toBe('Shall everything that is listed here be deleted?');
      expect(screen.getByRole('group', { name: /^Shall everything/ })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
      keep();
      expect(document.activeElement).toBe(button('Delete everything'));
      expect([stored(), status()]).toEqual([before, '']);
    }
  });

  it('deletes every documented key, and nothing of anybody else', () => {
    fill();
    localStorage.setItem('of-another', 'kept');
    render(<StoredThings />);
    press('Delete everything');
    press('Yes, delete everything');
    expect(stored()).toEqual(STORAGE_KEYS.map(() => null));
    expect(localStorage.getItem('of-another')).toBe('kept');
    expect(screen.getAllByText('Nothing stored')).toHaveLength(STORAGE_KEYS.length);
    expect(status()).toBe('Everything is deleted. Until you leave this page you can undo it.');
    expect(document.activeElement).toBe(button('Undo'));
  });

  it('is undone exactly: what was unset stays unset', () => {
    localStorage.setItem('wigglewood-theme', 'cyber-neon');
    localStorage.setItem('snake-high-score', '12');
    const before = stored();
    render(<StoredThings />);
    press('Delete everything');
    press('Yes, delete everything');
    press('Undo');
    expect(stored()).toEqual(before);
    expect(screen.getByText('cyber-neon')).toBeTruthy();
    expect(status()).toBe('Everything is back.');
    expect(document.activeElement).toBe(button('Delete everything'));
  });

  it('brings back what was there when it was pressed, not when the page was opened', () => {
    render(<StoredThings />);
    localStorage.setItem('snake-high-score', '12');
    press('Delete everything');
    press('Yes, delete everything');
    press('Undo');
    expect(localStorage.getItem('snake-high-score')).toBe('12');
  });

  it('cannot be undone once the page is left', () => {
    fill();
    const { unmount } = render(<StoredThings />);
    press('Delete everything');
    press('Yes, delete everything');
    unmount();
    render(<StoredThings />);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(stored()).toEqual(STORAGE_KEYS.map(() => null));
  });

  it('says so when there was nothing', () => {
    render(<StoredThings />);
    press('Delete everything');
    press('Yes, delete everything');
    expect(status()).toBe('There was nothing to delete.');
    expect(document.activeElement).toBe(button('Delete everything'));
  });

  it.each([
    ['is blocked', null],
    ['cannot be changed', '7'],
  ])('says kindly where storage %s', (_, value) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const getItem = value === null ? refuse : () => value;
    vi.stubGlobal('localStorage', { getItem, setItem: refuse, removeItem: refuse, clear() {} });
    render(<StoredThings />);
    press('Delete everything');
    press('Yes, delete everything');
    expect(status()).toMatch(/^Your browser did not let us delete here\. .*settings/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(button('Delete everything'));
  });

  it('says kindly where storage does not take it back, and keeps it for the visit', () => {
    fill();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<StoredThings />);
    press('Delete everything');
    press('Yes, delete everything');
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem() {}, clear() {} });
    press('Undo');
    expect(status()).toMatch(/^Everything is back for this visit/);
    expect(screen.queryByText('Nothing stored')).toBeNull();
    // What is kept for the visit is deleted like the rest.
    press('Delete everything');
    press('Yes, delete everything');
    expect(screen.getAllByText('Nothing stored')).toHaveLength(STORAGE_KEYS.length);
  });
});
