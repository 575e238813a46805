import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

describe('random', () => {
  it('gives the same throws for the same seed, and others for another', () => {
    const throws = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(throws(7)).toEqual(throws(7));
    expect(throws(7)).not.toEqual(throws(8));
  });

  it('keeps every number within its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, min, span) => {
        const random = createRandom(seed);
        const whole = random.int(min, min + span);
        expect(Number.isInteger(whole)).toBe(true);
        expect(whole).toBeGreaterThanOrEqual(min);
        expect(whole).toBeLessThanOrEqual(min + span);
        const real = random.between(min, min + span);
        expect(real).toBeGreaterThanOrEqual(min);
        expect(real).toBeLessThanOrEqual(min + span);
      }),
    );
  });

  it('reaches both ends of a range about equally often', () => {
    const random = createRandom(3);
    const even = [0, 0, 0];
    for (let count = 0; count < 3000; count++) {
      const at = random.int(0, 2);
      even[at] = (even[at] ?? 0) + 1;
    }
    for (const count of even) expect(count).toBeGreaterThan(850);
  });

  it('keeps to probabilities', () => {
    const random = createRandom(11);
    let hits = 0;
    for (let count = 0; count < 10_000; count++) {
      if (random.chance(0.3)) hits += 1;
    }
    expect(hits / 10_000).toBeCloseTo(0.3, 1);
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  });

  it('shuffles without losing or doubling anything, and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat()), (seed, items) => {
        const before = [...items];
        const shuffled = createRandom(seed).shuffle(items);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow('Nothing to pick from');
  });
});
