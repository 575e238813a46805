import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../core/geometry';
import { PLANETS, SUN } from './planets';
import { REACH } from './rules';
import { drawSize, onOrbit, slotsFor, stageFor, sunSize } from './space';

const boxes = fc.record({ width: fc.integer({ min: 240, max: 2000 }), height: fc.integer({ min: 220, max: 1300 }) });

describe('the planets', () => {
  it('are the eight of the specification, the nearest to the sun first', () => {
    expect(PLANETS.map(({ name, relativeSize, distance }) => `${name} ${relativeSize}/${distance}`)).toEqual([
      'Mercury 0.383/0.39',
      'Venus 0.949/0.72',
      'Earth 1/1',
      'Mars 0.532/1.52',
      'Jupiter 11.21/5.2',
      'Saturn 9.45/9.5',
      'Uranus 4.01/19.2',
      'Neptune 3.88/30.1',
    ]);
    expect(SUN).toMatchObject({ relativeSize: 109, distance: 0 });
  });

  it('are drawn 3 times their relative size, between 10 and 30', () => {
    expect(PLANETS.map((planet) => Number(drawSize(planet).toFixed(2)))).toEqual([
      10, 10, 10, 10, 30, 28.35, 12.03, 11.64,
    ]);
  });
});

describe('the stage', () => {
  it('has a sun of 18 % of its width, between 100 and 150', () => {
    expect([340, 555, 600, 700, 833, 834, 1100].map((width) => Math.round(sunSize(width)))).toEqual([
      100, 100, 108, 126, 150, 150, 150,
    ]);
  });

  it('is at least 500 high and has the shape of its box', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const { width, height } = stageFor(box);
        expect(height).toBeGreaterThanOrEqual(500);
        expect(width).toBeGreaterThanOrEqual(340);
        if (width < 1100) expect(width / height).toBeCloseTo(box.width / box.height, 1);
      }),
    );
  });

  it('keeps the slots on their orbits, inside of the picture, off the sun and out of each other’s reach', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const size = stageFor(box);
        const middle = { x: size.width / 2, y: size.height / 2 };
        const slots = slotsFor(size);
        for (const [index, slot] of slots.entries()) {
          expect(distance(slot, onOrbit(size, slot.orbit, slot.angle))).toBe(0);
          expect(Math.min(slot.x, size.width - slot.x)).toBeGreaterThan(slot.radius);
          expect(Math.min(slot.y, size.height - slot.y)).toBeGreaterThan(slot.radius);
          expect(distance(slot, middle)).toBeGreaterThan(sunSize(size.width) / 2 + slot.radius);
          for (const other of slots.slice(0, index))
            expect(distance(slot, other)).toBeGreaterThan(slot.radius + other.radius + 2 * REACH);
        }
      }),
    );
  });

  it('has the orbits in the order of the planets, each around the one before', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const orbits = slotsFor(stageFor(box)).map(({ orbit }) => orbit);
        for (const [index, { rx, ry }] of orbits.entries()) {
          expect(rx).toBeGreaterThan(orbits[index - 1]?.rx ?? 0);
          expect(ry).toBeGreaterThan(orbits[index - 1]?.ry ?? 0);
        }
      }),
    );
  });
});
