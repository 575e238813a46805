import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { newBall } from './physics';
import { PLANETS, type Planet } from './planets';
import { rules, TICK } from './rules';

const HEIGHTS = [500, 650, 800];
/** Nineteen pulls, from a short one to as far as a phone goes. */
const PULLS = Array.from({ length: 19 }, (_, index) => 30 + index * 10);

/** How many pins fall for a pull so long, so many degrees off. */
function fallen(planet: Planet, height: number, pull: number, degrees: number): number {
  const angle = (degrees / 180) * Math.PI;
  const start: typeof rules.start = (options, tools) => ({
    ...rules.start(options, tools),
    ball: newBall(planet, height),
  });
  const game = createGame({ ...rules, start }, height, 3);
  game.play({ type: 'pull', by: { x: Math.sin(angle) * pull, y: Math.cos(angle) * pull } });
  game.play({ type: 'launch' });
  for (let count = 0; game.state.phase === 'rolling' && count < 1000; count++) game.advance(TICK);
  return game.state.pins.filter(({ isDown }) => isDown).length;
}

describe.each(HEIGHTS)('on a lane %i long', (height) => {
  it.each(PLANETS)('a pull of 25 reaches a pin: $name', (planet) => {
    for (const pull of [25, 35, 45, 75, 120, 200]) expect(fallen(planet, height, pull, 0)).toBeGreaterThan(0);
  });

  it.each(PLANETS)('an aim that is up to 10 degrees off always scores: $name', (planet) => {
    for (const degrees of [-10, -5, 5, 10]) {
      for (const pull of PULLS) expect(fallen(planet, height, pull, degrees)).toBeGreaterThan(0);
    }
  });

  it.each(PLANETS)('an aim 20 degrees off seldom leaves all pins: $name', (planet) => {
    for (const degrees of [-20, 20]) {
      const nothing = PULLS.filter((pull) => fallen(planet, height, pull, degrees) === 0);
      // The smallest planets slip past the pins at the side.
      expect(nothing.length).toBeLessThanOrEqual(planet.size === 12 ? 5 : 1);
    }
  });
});
