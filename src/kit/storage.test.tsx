import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBestScore, useFewest } from './session/useBestScore';
import { readText, useStoredText, writeText } from './storage';
import { ThemeProvider, useTheme } from './theme/theme';
import { parseTheme, THEME_KEY } from './theme/themes';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function refuse(): never {
  throw new Error('SecurityError');
}

function Best({ better, offer }: { better: 'higher' | 'lower'; offer?: number }) {
  const [score, setScore] = useState<number | null>(null);
  const key = { key: 'some-best', purpose: '', value: '' };
  const best = better === 'higher' ? useBestScore({ round: 0 }, key, score).best : useFewest(key, score);
  return (
    <button type="button" onClick={() => setScore(offer ?? null)}>
      {best ?? '-'}
    </button>
  );
}

const shown = () => screen.getByRole('button').textContent;
const press = () => act(() => screen.getByRole('button').click());

describe('best scores', () => {
  it.each([
    [null, '0'],
    ['120', '120'],
    ['rubbish', '0'],
    ['-5', '0'],
    ['1.5', '0'],
    ['', '0'],
  ])('reads %j as %s', (stored, expected) => {
    if (stored !== null) localStorage.setItem('some-best', stored);
    render(<Best better="higher" />);
    expect(shown()).toBe(expected);
  });

  it('keeps a higher score and refuses a lower one', () => {
    localStorage.setItem('some-best', '50');
    const { rerender } = render(<Best better="higher" offer={50} />);
    press();
    expect(localStorage.getItem('some-best')).toBe('50');
    rerender(<Best better="higher" offer={60} />);
    press();
    expect(shown()).toBe('60');
    expect(localStorage.getItem('some-best')).toBe('60');
  });

  it('does not write a score of 0', () => {
    render(<Best better="higher" offer={0} />);
    press();
    expect(localStorage.getItem('some-best')).toBeNull();
  });

  it.each(['0', '-1', 'x'])('counts %j as unset where lower is better', (stored) => {
    localStorage.setItem('some-best', stored);
    render(<Best better="lower" offer={9} />);
    expect(shown()).toBe('-');
    press();
    expect(shown()).toBe('9');
  });

  it('keeps the fewest where lower is better', () => {
    localStorage.setItem('some-best', '9');
    render(<Best better="lower" offer={12} />);
    press();
    expect(shown()).toBe('9');
  });
});

describe('storage', () => {
  it('plays on for this visit when storing throws, and says so in the log', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, clear() {} });
    expect(writeText('some-key', 'kept')).toBe(false);
    expect(readText('some-key')).toBe('kept');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('keeps a text for this visit over an older one when storage is full', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    writeText('key', 'old');
    vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: refuse, clear() {} });
    writeText('key', 'new');
    expect(readText('key')).toBe('new');
    vi.unstubAllGlobals();
    writeText('key', 'newer');
    expect([readText('key'), localStorage.getItem('key')]).toEqual(['newer', 'newer']);
  });

  it('deletes what is kept', () => {
    expect([writeText('key', 'kept'), writeText('key', null)]).toEqual([true, true]);
    expect([readText('key'), localStorage.getItem('key')]).toEqual([null, null]);
  });

  it('answers null when reading throws', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear() {} });
    expect(readText('blocked-key')).toBeNull();
  });

  it('follows another tab', () => {
    function Value() {
      const [text] = useStoredText('shared-key');
      return <button type="button">{text}</button>;
    }
    render(<Value />);
    act(() => {
      localStorage.setItem('shared-key', 'from afar');
      window.dispatchEvent(new StorageEvent('storage', { key: 'shared-key' }));
    });
    expect(shown()).toBe('from afar');
  });
});

describe('theme', () => {
  function Theme() {
    const { theme, setTheme } = useTheme();
    return (
      <button type="button" onClick={() => setTheme('cyber-neon')}>
        {theme}
      </button>
    );
  }

  it('starts as sky-blue and falls back to it from an unknown value', () => {
    expect(parseTheme(null)).toBe('sky-blue');
    expect(parseTheme('forest')).toBe('sky-blue');
    expect(parseTheme('pink-princess')).toBe('pink-princess');
  });

  it('is saved at once and put on the page', () => {
    render(<Theme />, { wrapper: ThemeProvider });
    press();
    expect(localStorage.getItem(THEME_KEY)).toBe('cyber-neon');
    expect(document.documentElement.dataset.theme).toBe('cyber-neon');
  });

  it('throws outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Theme />)).toThrow('useTheme needs a ThemeProvider');
  });
});
