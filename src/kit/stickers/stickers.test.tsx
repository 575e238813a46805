import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGame } from '../session/useGame';
import { STICKERS_KEY } from './given';
import type { StickerSet } from './sticker';

type Cue = { readonly type: 'tapped' };
const rules = {
  start: () => 0,
  play(count: number, _: 'tap', { cue }: { cue(cue: Cue): void }) {
    cue({ type: 'tapped' });
    return count + 1;
  },
};
const stickers: StickerSet<number, Cue> = {
  game: 'tapping',
  facts: { first: () => true, third: (_, count) => count >= 3, never: () => false },
  looks: {
    first: { name: 'First', picture: '/first.svg' },
    third: { name: 'Third', picture: '/third.svg' },
    never: { name: 'Never', picture: '/never.svg' },
  },
};
const effects = { tapped: {} };

const load = () => Promise.resolve({ stickers });

let tap: () => void;
function Tapping() {
  const session = useGame(rules, undefined, { effects, stickers: load });
  tap = () => void session.play('tap');
  return <main />;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});
afterEach(() => void vi.restoreAllMocks());

const shown = () => [...document.querySelectorAll('[data-sticker]')].map((sign) => sign.getAttribute('data-sticker'));

it('shows each sticker once, one at a time, and writes them when the game is left', async () => {
  const { unmount } = render(<Tapping />);
  // They come at the first touch, if not before.
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => {
    act(() => tap());
    expect(shown()).toEqual(['First']);
  });
  act(() => {
    for (let count = 0; count < 4; count++) tap();
  });
  expect(shown()).toEqual(['First']);
  await vi.waitFor(() => expect(shown()).toEqual(['Third']), 4000);
  expect(localStorage.getItem(STICKERS_KEY)).toBeNull();
  unmount();
  await vi.waitFor(() => expect(localStorage.getItem(STICKERS_KEY)).toBe('["tapping/first","tapping/third"]'));

  // Another visit: nobody gets one twice.
  render(<Tapping />);
  act(() => tap());
  await Promise.resolve();
  expect(shown()).toEqual([]);
});
