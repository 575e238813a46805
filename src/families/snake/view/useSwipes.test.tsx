import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwipes } from './useSwipes';

const STATE = {
  board: { columns: 20, rows: 18, cell: 20 },
  snake: [{ x: 10, y: 9 }],
  lastStep: 'LEFT' as const,
  bot: null,
};

function setUp(apples: readonly { x: number; y: number }[] = []) {
  const turn = vi.fn();
  const { result } = renderHook(() => useSwipes({ game: { state: STATE } }, turn, () => apples));
  const finger = (x: number, y: number) => ({ id: 1, x, y, time: 0, button: 0 });
  return {
    turn,
    down: (x: number, y: number) => result.current.down?.(finger(x, y)),
    move: (x: number, y: number) => result.current.move?.(finger(x, y)),
    up: (x: number, y: number) => result.current.up?.(finger(x, y)),
  };
}

it('turns with a swipe anywhere, by the way of the finger alone', () => {
  const { turn, down, move, up } = setUp();
  down(20, 20);
  move(30, 20);
  expect(turn).not.toHaveBeenCalled();
  move(40, 20);
  up(40, 20);
  expect(turn.mock.calls).toEqual([['RIGHT']]);
});

it('leads the snake after a finger that went down at its head, around where it cannot turn back', () => {
  const { turn, down, move } = setUp();
  down(210, 190);
  move(235, 195);
  expect(turn.mock.calls).toEqual([['DOWN']]);
});

it('takes a tap near an apple for the apple', () => {
  const { turn, down, up } = setUp([{ x: 10, y: 5 }]);
  down(190, 130);
  up(190, 130);
  const far = setUp();
  far.down(100, 150);
  far.up(100, 150);
  expect(turn.mock.calls).toEqual([['UP']]);
  expect(far.turn.mock.calls).toEqual([['LEFT']]);
});
