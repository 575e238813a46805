import { expect, it, vi } from 'vitest';
import { isStill } from './motion';
import { shake } from './shake';

vi.mock('./motion', () => ({ isStill: vi.fn(() => false) }));

function thing() {
  const element = document.createElement('div');
  return Object.assign(element, { animate: vi.fn() });
}

it('shakes from side to side, and ends where it began', () => {
  const element = thing();
  shake(element);
  const [swings] = element.animate.mock.calls[0] ?? [];
  expect(
    swings.map(({ transform }: { transform: string }) => Math.sign(Number.parseFloat(transform.slice(11)))),
  ).toEqual([0, -1, 1, -1, 1, 0]);
});

it('stands still for those who asked for less motion, and where a browser cannot', () => {
  vi.mocked(isStill).mockReturnValueOnce(true);
  const element = thing();
  shake(element);
  expect(element.animate).not.toHaveBeenCalled();
  expect(() => shake(null)).not.toThrow();
});
