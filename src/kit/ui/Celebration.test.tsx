import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEffectBus } from '../session/effectBus';
import { Celebration } from './Celebration';

const { parts, wish } = vi.hoisted(() => ({
  parts: { throwConfetti: vi.fn(() => () => {}), layConfetti: vi.fn(() => () => {}) },
  wish: { still: false },
}));
vi.mock('../late', () => ({ loadLateParts: async () => parts }));
vi.mock('./motion', () => ({ prefersStill: () => wish.still }));

beforeEach(() => void vi.clearAllMocks());

async function celebrate(still: boolean) {
  wish.still = still;
  const effectBus = createEffectBus();
  render(<Celebration effectBus={effectBus} />);
  effectBus.send({ celebrate: 3000 });
  await vi.waitFor(() => expect(parts.throwConfetti.mock.calls.length + parts.layConfetti.mock.calls.length).toBe(1));
}

it('throws confetti', async () => {
  await celebrate(false);
  expect(parts.throwConfetti).toHaveBeenCalledWith(expect.anything(), 3000);
});

it('lays it out, for the same time, where less motion is wanted', async () => {
  await celebrate(true);
  expect(parts.layConfetti).toHaveBeenCalledWith(expect.anything(), 3000);
});
