import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../core/grid';
import type { Brush } from '../../../kit/stage/brush';
import { createRefusal } from './refusal';

/** All nudges of the half second after a press that was refused. */
function refused(towards: Direction, before: Direction | null, still = false) {
  const refusal = createRefusal();
  refusal.refuse(towards, before);
  return Array.from({ length: 32 }, (_, frame) => refusal.nudge({ time: 9000 + frame * 16, still }));
}

/** The lines that are drawn, each by the angle of its middle. */
function linesOf(refusal: ReturnType<typeof createRefusal>) {
  const lines: number[] = [];
  const arc = (_x: number, _y: number, _radius: number, from: number, to: number) => lines.push((from + to) / 2);
  const context = { save() {}, restore() {}, beginPath() {}, stroke() {}, arc };
  refusal.drawLines({ context, palette: { ink: 'black' } } as unknown as Brush, 0, 0, 20);
  return lines;
}

describe('a press that is refused', () => {
  it('shakes the head to both sides when it leads back into the neck', () => {
    const nudges = refused('LEFT', 'RIGHT');
    expect(nudges.every(({ x }) => x === 0)).toBe(true);
    expect(Math.max(...nudges.map(({ y }) => y))).toBeGreaterThan(0.1);
    expect(Math.min(...nudges.map(({ y }) => y))).toBeLessThan(-0.1);
  });

  it('bumps forward and back where something does not give way', () => {
    const nudges = refused('RIGHT', 'UP');
    expect(nudges.every(({ x, y }) => x >= 0 && y === 0)).toBe(true);
    expect(Math.max(...nudges.map(({ x }) => x))).toBeGreaterThan(0.2);
  });

  it('is over within half a second, and leaves nothing', () => {
    expect(refused('LEFT', 'RIGHT').at(-1)).toEqual({ x: 0, y: 0, shown: false });
    expect(refused('UP', 'RIGHT').at(-1)).toEqual({ x: 0, y: 0, shown: false });
  });

  it('is a still sign where less motion is wanted: the head stays, the lines are there', () => {
    const nudges = refused('LEFT', 'RIGHT', true);
    expect(nudges.every(({ x, y }) => x === 0 && y === 0)).toBe(true);
    expect([nudges[0]?.shown, nudges.at(-1)?.shown]).toEqual([true, false]);
    const refusal = createRefusal();
    expect(linesOf(refusal)).toEqual([]);
    refusal.refuse('RIGHT', 'LEFT');
    expect(linesOf(refusal)).toEqual([-Math.PI / 2, Math.PI / 2]);
    refusal.refuse('RIGHT', 'UP');
    expect(linesOf(refusal)).toEqual([0]);
  });
});
