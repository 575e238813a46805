import { expect, it, vi } from 'vitest';
import { createGame } from '../../../core/game';
import type { Brush } from '../../../kit/stage/brush';
import { rules } from '../rules/rules';
import { enlarged, hopOf } from './draw';

const SKY = { width: 400, height: 360 };

function popped() {
  const game = createGame(rules, SKY, 1);
  const [balloon] = game.state.balloons;
  if (!balloon) throw new Error('There is no balloon');
  game.play({ type: 'tap', x: balloon.x, y: balloon.startY });
  return game;
}

it('lets Wiggle hop once for a balloon that pops', () => {
  expect(hopOf(createGame(rules, SKY, 1).state, 0)).toBe(0);
  const { state } = popped();
  expect(hopOf(state, 0)).toBeCloseTo(0);
  expect(hopOf(state, 150)).toBeCloseTo(1);
  expect(hopOf(state, 300)).toBe(0);
});

it('draws everything twice as large on a screen with twice the pixels', () => {
  const sprite = vi.fn();
  enlarged({ sprite } as Partial<Brush<'pop'>> as Brush<'pop'>, 2).sprite('pop', 10, 20, 30, { angle: 1 });
  expect(sprite).toHaveBeenCalledWith('pop', 20, 40, 60, { angle: 1 });
});
