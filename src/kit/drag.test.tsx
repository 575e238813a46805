import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type DragHandlers, useDrag } from './drag';
import type { Finger } from './pointer';

const finger = (id: number, x: number, time = 0): Finger => ({ id, x, y: 0, time, button: 0 });

function setUp() {
  const handlers = { pick: vi.fn((at: Finger) => (at.x < 50 ? 'teddy' : null)) } as unknown as DragHandlers<string>;
  Object.assign(handlers, { grab: vi.fn(), drag: vi.fn(), drop: vi.fn(), cancel: vi.fn(), tap: vi.fn() });
  const { result } = renderHook(() => useDrag(handlers));
  return { handlers, drag: result.current };
}

it('grabs on the press, drags, and drops where the finger lifts', () => {
  const { handlers, drag } = setUp();
  drag.down?.(finger(1, 10));
  drag.move?.(finger(1, 60));
  drag.up?.(finger(1, 80, 500));
  expect(handlers.grab).toHaveBeenCalledOnce();
  expect(handlers.drag).toHaveBeenCalledOnce();
  expect(handlers.drop).toHaveBeenCalledWith('teddy', finger(1, 80, 500));
  expect(handlers.tap).not.toHaveBeenCalled();
});

it('takes a short press under 10 units and 300 ms as a tap, and puts the thing back', () => {
  const { handlers, drag } = setUp();
  drag.down?.(finger(1, 10));
  drag.move?.(finger(1, 19));
  drag.up?.(finger(1, 19, 299));
  expect(handlers.tap).toHaveBeenCalledWith('teddy', finger(1, 19, 299));
  expect(handlers.cancel).toHaveBeenCalledWith('teddy');
  drag.down?.(finger(2, 200));
  drag.up?.(finger(2, 200, 100));
  expect(handlers.tap).toHaveBeenLastCalledWith(null, finger(2, 200, 100));
});

it('is a drop from 300 ms on, or from 10 units on', () => {
  const { handlers, drag } = setUp();
  drag.down?.(finger(1, 10));
  drag.up?.(finger(1, 10, 300));
  drag.down?.(finger(1, 10));
  drag.move?.(finger(1, 20));
  drag.up?.(finger(1, 20, 50));
  expect(handlers.drop).toHaveBeenCalledTimes(2);
});

it('gives a thing back when its finger is taken away', () => {
  const { handlers, drag } = setUp();
  drag.down?.(finger(1, 10));
  drag.cancel?.(finger(1, 10));
  expect(handlers.cancel).toHaveBeenCalledWith('teddy');
  drag.up?.(finger(1, 10));
  expect(handlers.drop).not.toHaveBeenCalled();
});

it('lets one finger own a thing', () => {
  const { handlers, drag } = setUp();
  drag.down?.(finger(1, 10));
  drag.down?.(finger(2, 12));
  drag.move?.(finger(2, 40));
  drag.up?.(finger(2, 40, 400));
  expect(handlers.grab).toHaveBeenCalledOnce();
  expect(handlers.drag).not.toHaveBeenCalled();
  expect(handlers.drop).not.toHaveBeenCalled();
});
