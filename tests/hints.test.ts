import { describe, expect, it } from 'vitest';
import type { ChildFile, Sitting } from '../bench/children/child';
import { handOf } from '../bench/children/hands';
import { SCREENS } from '../bench/children/stage';
import { createRandom } from '../src/core/random';

const children = import.meta.glob<ChildFile['child']>('../src/games/*/child.ts', { eager: true, import: 'child' });
const games = Object.entries(children).map(([file, child]) => ({ id: file.split('/').at(-2) ?? '', child }));

const SEEDS = [1, 2, 3];
/** Between two hints a child looks. */
const LOOK = 300;
/** A round that does not end by itself is left after so many ms. */
const PATIENCE = 120_000;

/** Each seed on another screen. */
const sitDown = (child: ChildFile['child'], seed: number) =>
  child.sitDown(SCREENS[seed % SCREENS.length] ?? { width: 0, height: 0 }, seed);

const successes = ({ tries }: Sitting) => tries.filter(({ success }) => success).length;

describe('hints', () => {
  it.each(games)('of $id are allowed in whatever state a child brings the game', ({ child }) => {
    let hints = 0;
    for (let seed = 0; seed < 2 * SCREENS.length; seed++) {
      const sitting = sitDown(child, seed);
      const random = createRandom(seed);
      for (let touch = 0; touch < 60 && !sitting.isOver; touch++) {
        handOf(touch % 3 === 0 ? 3 : 2)(sitting, random);
        const gesture = sitting.hint();
        if (!gesture) continue;
        hints++;
        if ('from' in gesture) {
          expect(gesture.from.x).toBeGreaterThanOrEqual(0);
          expect(gesture.from.x).toBeLessThanOrEqual(sitting.area.width);
          expect(gesture.from.y).toBeGreaterThanOrEqual(0);
          expect(gesture.from.y).toBeLessThanOrEqual(sitting.area.height);
        }
        expect(sitting.playHint()).toBe(true);
      }
    }
    expect(hints).toBeGreaterThan(10);
  });

  it.each(games)('of $id alone win what can be won, and score in what cannot', ({ child }) => {
    for (const seed of SEEDS) {
      const sitting = sitDown(child, seed);
      while (!sitting.isOver && sitting.now < PATIENCE) {
        sitting.pass(LOOK);
        if (sitting.hint()) expect(sitting.playHint()).toBe(true);
      }
      expect(successes(sitting)).toBeGreaterThan(0);
      if (sitting.points !== null) expect(sitting.points).toBeGreaterThan(0);
      if (sitting.hasWon !== null) expect(sitting.hasWon).toBe(true);
    }
  });
});
