import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTurns } from './useTurns';

/** A session that answers every turn with this cue. */
function setUp(cue: string, turns?: readonly ['UP']) {
  const listeners = new Set<(cue: { type: string }) => void>();
  const refusal = { refuse: vi.fn(), nudge: vi.fn(), drawLines: vi.fn() };
  const session = {
    game: {
      state: { lastStep: 'RIGHT' as const, ...(turns && { turns }) },
      listen: (listener: (cue: { type: string }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    play: vi.fn(() => {
      for (const listener of listeners) listener({ type: cue });
      return cue !== 'refused';
    }),
  };
  const { result, unmount } = renderHook(() => useTurns(session, refusal));
  return { turn: result.current, refuse: refusal.refuse, session, unmount, listeners };
}

it('plays the turn and shows nothing when it is allowed', () => {
  const { turn, refuse, session } = setUp('turned');
  expect(turn('UP')).toBe(true);
  expect(session.play).toHaveBeenCalledWith({ type: 'turn', direction: 'UP' });
  expect(refuse).not.toHaveBeenCalled();
});

it('shows a refused press with the step it is judged against, a waiting turn before the last step', () => {
  const plain = setUp('refused');
  plain.turn('LEFT');
  expect(plain.refuse).toHaveBeenCalledWith('LEFT', 'RIGHT');
  const queued = setUp('refused', ['UP']);
  queued.turn('DOWN');
  expect(queued.refuse).toHaveBeenCalledWith('DOWN', 'UP');
});

it('lets go of the game with the page', () => {
  const { unmount, listeners } = setUp('turned');
  unmount();
  expect(listeners.size).toBe(0);
});
