import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Point } from '../../../core/geometry';
import type { SlingAction } from '../rules/sling';
import { useSling } from './useSling';

const finger = (id: number, x: number, y: number) => ({ id, x, y, time: 0, button: 0 });

/** A slingshot that can be pulled, or not just now. */
function setUp(ready = true, loaded?: { rest: Point; pull: Point }) {
  const played: SlingAction[] = [];
  let pull: Point | null = null;
  const session = {
    game: {
      get state() {
        return { pull };
      },
    },
    play(action: SlingAction) {
      played.push(action);
      if (ready && action.type !== 'tap') pull = action.type === 'pull' ? action.by : null;
      return ready;
    },
  };
  const { result } = renderHook(() => useSling(session, loaded && (() => loaded)));
  return { played, fingers: result.current };
}

it('pulls as far as the finger goes, and launches when it lets go', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 100, 100));
  fingers.move?.(finger(1, 100, 109));
  expect(played).toEqual([]);
  fingers.move?.(finger(1, 80, 130));
  // Once it is drawn, the sling follows the finger all the way back.
  fingers.move?.(finger(1, 98, 101));
  fingers.up?.(finger(1, 98, 101));
  expect(played).toEqual([
    { type: 'pull', by: { x: -20, y: 30 } },
    { type: 'pull', by: { x: -2, y: 1 } },
    { type: 'launch' },
  ]);
});

it('a press that stays where it is was a tap', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 100, 100));
  fingers.up?.(finger(1, 103, 100));
  expect(played).toEqual([{ type: 'tap', at: expect.objectContaining({ x: 103, y: 100 }) }]);
});

it('a pull is also two taps: on what sits there, and on the place to pull it to', () => {
  const { played, fingers } = setUp(true, { rest: { x: 100, y: 100 }, pull: { x: -9, y: 9 } });
  const tap = (x: number, y: number) => {
    fingers.down?.(finger(1, x, y));
    fingers.up?.(finger(1, x, y));
    return played.splice(0).map((action) => (action.type === 'pull' ? action.by : action.type));
  };
  expect(tap(300, 100)).toEqual(['tap']);
  expect(tap(110, 90)).toEqual([{ x: -9, y: 9 }, 'tap']);
  expect(tap(20, 180)).toEqual([{ x: -80, y: 80 }, 'launch']);
  // Or twice on itself: it flies as it was seen.
  expect(tap(100, 100)).toEqual([{ x: -9, y: 9 }, 'tap']);
  expect(tap(95, 100)).toEqual(['launch']);
});

it('a pull that the game does not take is answered as a tap', () => {
  const { played, fingers } = setUp(false);
  fingers.down?.(finger(1, 100, 100));
  fingers.move?.(finger(1, 100, 150));
  fingers.up?.(finger(1, 100, 150));
  expect(played.at(-1)?.type).toBe('tap');
});

it('a finger that is taken away launches nothing', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 100, 100));
  fingers.move?.(finger(1, 100, 150));
  fingers.cancel?.(finger(1, 100, 150));
  fingers.up?.(finger(1, 100, 150));
  expect(played.at(-1)).toEqual({ type: 'pull', by: null });
});

it('belongs to the finger that pulls, not to one that only rests', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 10, 300));
  fingers.down?.(finger(2, 100, 100));
  fingers.move?.(finger(1, 12, 303));
  fingers.move?.(finger(2, 80, 130));
  fingers.up?.(finger(2, 80, 130));
  // The thumb at the rim has had no part in it.
  fingers.move?.(finger(1, 60, 303));
  fingers.up?.(finger(1, 60, 303));
  expect(played).toEqual([{ type: 'pull', by: { x: -20, y: 30 } }, { type: 'launch' }]);
});

it('goes over to a finger that pulls further, and the other lets go of nothing', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 10, 300));
  fingers.down?.(finger(2, 100, 100));
  fingers.move?.(finger(1, 10, 312));
  fingers.move?.(finger(2, 100, 111));
  fingers.move?.(finger(2, 100, 150));
  fingers.move?.(finger(1, 10, 313));
  fingers.up?.(finger(1, 10, 313));
  fingers.move?.(finger(2, 100, 105));
  fingers.cancel?.(finger(1, 10, 313));
  fingers.up?.(finger(2, 100, 105));
  expect(played).toEqual([
    { type: 'pull', by: { x: 0, y: 12 } },
    { type: 'pull', by: { x: 0, y: 50 } },
    { type: 'pull', by: { x: 0, y: 5 } },
    { type: 'launch' },
  ]);
});

it('a finger taken away takes nothing from the one that pulls', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 10, 300));
  fingers.down?.(finger(2, 100, 100));
  fingers.move?.(finger(2, 100, 150));
  fingers.cancel?.(finger(1, 10, 300));
  fingers.up?.(finger(2, 100, 150));
  expect(played.map(({ type }) => type)).toEqual(['pull', 'launch']);
});

it('answers a tap while another finger rests', () => {
  const { played, fingers } = setUp();
  fingers.down?.(finger(1, 10, 300));
  fingers.down?.(finger(2, 100, 100));
  fingers.up?.(finger(2, 100, 100));
  expect(played).toEqual([{ type: 'tap', at: expect.objectContaining({ x: 100, y: 100 }) }]);
});
