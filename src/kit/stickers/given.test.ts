import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenStickers, giveSticker, parseStickers, STICKERS_KEY, watchGiven, writeGiven } from './given';

const stored = () => localStorage.getItem(STICKERS_KEY);
beforeEach(() => localStorage.clear());
afterEach(() => {
  writeGiven();
  localStorage.clear();
});

describe('the stickers of a device', () => {
  it('are given once each, and in order', () => {
    expect(giveSticker('a-game/star')).toBe(true);
    expect(giveSticker('a-game/apple')).toBe(true);
    expect(giveSticker('a-game/star')).toBe(false);
    expect(givenStickers()).toEqual(['a-game/star', 'a-game/apple']);
  });

  it('are written when a game is left, not before, beside what another tab has written', () => {
    giveSticker('a-game/star');
    expect(stored()).toBeNull();
    localStorage.setItem(STICKERS_KEY, '["other/sun"]');
    writeGiven();
    expect(stored()).toBe('["other/sun","a-game/star"]');
    expect(giveSticker('a-game/star')).toBe(false);
    writeGiven();
    expect(stored()).toBe('["other/sun","a-game/star"]');
  });

  it('are told to those who watch', () => {
    const changed = vi.fn();
    const unwatch = watchGiven(changed);
    giveSticker('a-game/star');
    expect(changed).toHaveBeenCalledTimes(1);
    giveSticker('a-game/star');
    expect(changed).toHaveBeenCalledTimes(1);
    unwatch();
    giveSticker('a-game/moon');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it.each([
    [null, []],
    ['', []],
    ['{"a":1}', []],
    ['["a/b", 7, null, "a/b", "c/d"]', ['a/b', 'c/d']],
  ])('are read from %s', (text, expected) => {
    expect(parseStickers(text)).toEqual(expected);
  });
});
