import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import type { Gesture } from '../../../core/hint';
import { goodPull } from './hint';
import { LANE, WIDTH } from './lane';
import { newBall, newRack } from './physics';
import { PLANETS } from './planets';
import { GO, launchSpeed, rules, TICK } from './rules';

const HEIGHTS = [500, 650, 800];

function setUp(height = 600, seed = 1) {
  const game = createGame(rules, height, seed);
  const scored: number[] = [];
  game.listen((cue) => {
    if (cue.type === 'scored') scored.push(cue.pins);
  });
  const settle = () => {
    while (game.state.phase === 'rolling') game.advance(TICK);
  };
  return { game, scored, settle };
}

function dragOf(gesture: Gesture | null) {
  if (gesture?.type !== 'drag' || typeof gesture.from === 'string' || typeof gesture.to === 'string') {
    throw new Error('No drag on the lane');
  }
  return { from: gesture.from, to: gesture.to };
}

describe('the hint of Planet Bowling', () => {
  it('pulls the ball straight back on a full lane, and stays on the picture', () => {
    for (const height of HEIGHTS) {
      const { game } = setUp(height);
      const { from, to } = dragOf(game.hint());
      const { x, y } = game.state.ball;
      expect(from).toEqual({ x, y });
      expect(to.y).toBeGreaterThan(y + 60);
      expect(to.y).toBeLessThan(height);
      expect(to.x).toBeGreaterThan(0);
      expect(to.x).toBeLessThan(WIDTH);
    }
  });

  it('means the very pull that it shows', () => {
    const { game } = setUp();
    const hint = rules.hint?.(game.state, 0);
    const { from, to } = dragOf(hint?.gesture ?? null);
    const [pull, launch] = hint?.actions ?? [];
    if (pull?.type !== 'pull' || !pull.by) throw new Error('No pull');
    expect([from.x + pull.by.x, from.y + pull.by.y]).toEqual([to.x, to.y]);
    expect(launch).toEqual({ type: 'launch' });
  });

  it.each(PLANETS)('hits the one pin that is left, wherever it and the ball stand: $name', (planet) => {
    for (const height of HEIGHTS) {
      for (const x of [LANE.left + planet.size, 170, 200, LANE.right - planet.size]) {
        for (const pin of newRack(height)) {
          const start: typeof rules.start = (options, tools) => ({
            ...rules.start(options, tools),
            ball: { ...newBall(planet, height), x },
            pins: [pin],
          });
          const game = createGame({ ...rules, start }, height, 1);
          expect(game.playHint()).toBe(true);
          while (game.state.phase === 'rolling') game.advance(TICK);
          expect(game.state.pins[0]?.isDown).toBe(true);
        }
      }
    }
  });

  it('waits while the ball rolls, taps on Next Ball then, and waits for the end after the last ball', () => {
    const { game, settle } = setUp();
    for (;;) {
      expect(game.playHint()).toBe(true);
      expect(game.hint()).toBeNull();
      settle();
      if (game.state.dueAt !== null) break;
      expect(game.hint()).toEqual({ type: 'tap', at: GO });
      expect(game.playHint()).toBe(true);
      expect(game.state.phase).toBe('aiming');
    }
    expect(game.state.phase).toBe('settled');
    expect(game.hint()).toBeNull();
    game.advance(5000);
    expect(game.state.phase).toBe('completed');
    expect(game.hint()).toBeNull();
  });

  it('never throws in vain, and clears the lane more often than not', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { game, scored, settle } = setUp(600, seed);
      for (let turn = 0; turn < 60 && game.state.phase !== 'completed'; turn++) {
        if (!game.playHint()) game.advance(5000);
        settle();
      }
      expect(game.state.phase).toBe('completed');
      expect(Math.min(...scored)).toBeGreaterThan(0);
      const cleared = game.state.card.frames.filter(({ marks }) => marks.some((mark) => mark === 'X' || mark === '/'));
      expect(cleared.length).toBeGreaterThan(5);
    }
  });

  it('is looked for once while the ball waits, and anew where it is moved to', () => {
    const { game } = setUp();
    const pullNow = () => goodPull(game.state.ball, game.state.pins, game.state.height, launchSpeed);
    const before = pullNow();
    game.play({ type: 'pull', by: { x: 0, y: 40 } });
    expect(pullNow()).toBe(before);
    const { ball } = game.state;
    game.play({ type: 'tap', at: { x: ball.x + 40, y: ball.y } });
    expect(dragOf(game.hint()).from.x).toBe(ball.x + 40);
    expect(pullNow()).not.toBe(before);
  });
});
