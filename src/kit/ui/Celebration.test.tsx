import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CALM_MARK } from '../family/calm';
import { createEffectBus } from '../session/effectBus';
import { Celebration } from './Celebration';

const { parts, wish } = vi.hoisted(() => ({
  parts: { throwConfetti: vi.fn(() => () => {}), layConfetti: vi.fn(() => () => {}), showGlow: vi.fn(() => () => {}) },
  wish: { still: false },
}));
vi.mock('../celebration/parts', () => parts);
vi.mock('../late', () => ({ loadLate: (load: () => unknown) => load() }));
vi.mock('./motion', () => ({ prefersStill: () => wish.still }));

beforeEach(() => void vi.clearAllMocks());
afterEach(() => document.documentElement.removeAttribute(CALM_MARK));

async function celebrate(still: boolean) {
  wish.still = still;
  const effectBus = createEffectBus();
  render(<Celebration effectBus={effectBus} />);
  effectBus.send({ celebrate: 3000 });
  const shown = () => Object.values(parts).flatMap(({ mock }) => mock.calls);
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
}

it('throws confetti', async () => {
  await celebrate(false);
  expect(parts.throwConfetti).toHaveBeenCalledWith(expect.anything(), 3000);
});

it('lays it out, for the same time, where less motion is wanted', async () => {
  await celebrate(true);
  expect(parts.layConfetti).toHaveBeenCalledWith(expect.anything(), 3000);
});

it.each([false, true])('glows instead in a calm game (less motion: %s)', async (still) => {
  document.documentElement.setAttribute(CALM_MARK, '');
  await celebrate(still);
  expect(parts.showGlow).toHaveBeenCalledWith(expect.anything(), 3000);
});
