import { afterEach, expect, it, vi } from 'vitest';
import { tickle } from './tickle';

const motion = vi.hoisted(() => ({ still: false }));
vi.mock('../../../kit/ui/motion', () => ({ isStill: () => motion.still }));

afterEach(() => {
  motion.still = false;
});

function touched() {
  const session = { playEffect: vi.fn(), tries: { played: 3, failures: 2 } };
  const animate = vi.fn();
  tickle(session).onPointerDown({ currentTarget: { animate } as unknown as Element });
  return { session, animate };
}

it('answers a touch with a hop and notes, and says nothing', () => {
  const { session, animate } = touched();
  expect(animate).toHaveBeenCalledOnce();
  expect(Object.keys(session.playEffect.mock.calls[0]?.[0])).toEqual(['notes']);
});

it('counts the touch as one that did something, and neither as success nor as failure', () => {
  expect(touched().session.tries).toEqual({ played: 4, failures: 2 });
});

it('only sounds where nothing moves for decoration', () => {
  motion.still = true;
  const { session, animate } = touched();
  expect(animate).not.toHaveBeenCalled();
  expect(session.playEffect).toHaveBeenCalledOnce();
});
