import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Because, ChildFile, Sitting } from '../bench/children/child';
import { COPIED, childrenTable } from '../bench/children/children';
import { handOf } from '../bench/children/hands';
import { copiesFirst, playRound, playRounds, sumUp } from '../bench/children/rounds';
import { SCREENS } from '../bench/children/stage';
import { createRandom } from '../src/core/random';
import type { CardInfo } from '../src/kit/gameInfo';

const cards = import.meta.glob<CardInfo>('../src/games/*/game.ts', { eager: true, import: 'card' });
const children = import.meta.glob<ChildFile['child']>('../src/games/*/child.ts', { eager: true, import: 'child' });

const idOf = (file: string) => file.split('/').at(-2) ?? '';
const ages = new Map(Object.entries(cards).map(([file, { age }]) => [idOf(file), age]));
const games = Object.entries(children).map(([file, child]) => {
  const id = idOf(file);
  return { id, child, age: ages.get(id) ?? 0 };
});

/** Few rounds and short ones, with wide margins: `npm run bench -- children` has the figures. */
const ROUNDS = 5;
const PATIENCE = 30_000;
const KNOWS = { first: 12, share: 1 / 3 };
/** From this age on a hand aims. A younger one touches anywhere, and must only come to something now and then. */
const AIMS = 3;
const TOUCHES = { first: 30, share: 1 / 100 };

/** A game that only writes down where it was touched: on the left is the right thing, on the right a wrong one. */
const AREA = { width: 1000, height: 500 };
const RIGHT = { x: 250, y: 250 };
const TOUCHED = 2000;
function recorder() {
  let now = 0;
  const touches: { x: number; y: number; at: number; finger: number; isDrag: boolean }[] = [];
  const sitting: Sitting = {
    stage: AREA,
    area: AREA,
    get now() {
      return now;
    },
    isOver: false,
    tries: [],
    points: null,
    hasWon: null,
    pass(ms) {
      now += ms;
    },
    hint: () => null,
    playHint: () => false,
    wish: () => ({ right: [{ from: RIGHT }], wrong: [{ from: { x: 750, y: 250 } }] }),
    down: (at, finger) => void touches.push({ ...at, at: now, finger, isDrag: false }),
    move(_, finger) {
      // Two fingers at most: it is one of the last two touches.
      const touch = touches
        .slice(-2)
        .reverse()
        .find((other) => other.finger === finger);
      if (touch) touch.isDrag = true;
    },
    up: () => {},
  };
  return { sitting, touches };
}

describe('children', () => {
  it('play every game', () => {
    const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(games.map(({ id }) => id).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it.each(games)('of its own age succeed at $id', ({ child, age }) => {
    const margin = age < AIMS ? TOUCHES : KNOWS;
    for (const screen of SCREENS) {
      const { first, share } = playRounds(child, age, screen, ROUNDS, PATIENCE);
      // Where a specified number stands in the way, how long it takes is a matter of chance.
      if (!child.because.first) expect(first).toBeLessThan(margin.first);
      expect(share).toBeGreaterThan(margin.share);
    }
  });

  it.each(games)('who aim succeed at $id', ({ child }) => {
    for (const age of [5, 7]) {
      const { first, share } = playRounds(child, age, SCREENS[0] ?? { width: 0, height: 0 }, ROUNDS, PATIENCE);
      expect(first).toBeLessThan(KNOWS.first);
      expect(share).toBeGreaterThan(KNOWS.share);
    }
  });

  it.each(games)('who copy the ghost hand succeed at $id in time', ({ child, age }) => {
    for (const screen of SCREENS) expect(COPIED.isMet(copiesFirst(child, age, screen, 3 * ROUNDS))).toBe(true);
  });

  it('between two ages have the hand of the younger, and below all of them that of the youngest', () => {
    expect(handOf(1)).toBe(handOf(2));
    expect(handOf(4)).toBe(handOf(3));
    expect(handOf(6)).toBe(handOf(5));
    expect(handOf(8)).toBe(handOf(7));
    expect(new Set([2, 3, 5, 7].map(handOf)).size).toBe(4);
  });

  it.each([
    { age: 3, seconds: 0.9, error: 0.06, wrong: 1 / 7 },
    { age: 5, seconds: 0.6, error: 0.03, wrong: 1 / 20 },
    { age: 7, seconds: 0.4, error: 0.015, wrong: 1 / 40 },
  ])('of $age aim after $seconds s, miss by a share of $error, and pick wrongly $wrong of the time', (skill) => {
    const { sitting, touches } = recorder();
    const [hand, random] = [handOf(skill.age), createRandom(1)];
    for (let count = 0; count < TOUCHED; count++) hand(sitting, random);
    const right = touches.filter(({ x }) => x < AREA.width / 2);
    const far = right.flatMap(({ x, y }) => [x - RIGHT.x, y - RIGHT.y]);
    const sigma = Math.sqrt(far.reduce((sum, by) => sum + by * by, 0) / far.length);
    expect(touches[0]?.at).toBeCloseTo(skill.seconds * 1000);
    expect(Math.abs(sigma / AREA.height / skill.error - 1)).toBeLessThan(0.05);
    expect(Math.abs(1 - right.length / TOUCHED - skill.wrong)).toBeLessThan(0.02);
  });

  it('of 2 touch and drag anywhere, every 0.7 to 1.5 s, sometimes with two fingers', () => {
    const { sitting, touches } = recorder();
    const random = createRandom(1);
    for (let count = 0; count < TOUCHED; count++) handOf(2)(sitting, random);
    const first = touches.filter(({ finger }) => finger === 0);
    const waits = first.slice(1).map(({ at }, index) => at - (first[index]?.at ?? 0));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(699);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1501);
    for (const quarter of [0, 1, 2, 3]) {
      const there = touches.filter(
        ({ x, y }) => quarter === Number(x > AREA.width / 2) + 2 * Number(y > AREA.height / 2),
      );
      expect(there.length / touches.length).toBeGreaterThan(0.2);
    }
    expect(touches.length).toBeGreaterThan(first.length * 1.1);
    expect(touches.some(({ isDrag }) => isDrag)).toBe(true);
    expect(touches.some(({ isDrag }) => !isDrag)).toBe(true);
  });

  it('do the same again with the same seed, and something else with another', () => {
    const play = (seed: number) =>
      games.map(({ child, age }) => playRound(child, age, { width: 320, height: 568 }, seed, 5000));
    expect(play(7)).toEqual(play(7));
    expect(play(7)).not.toEqual(play(8));
  });

  it('are summed up: first success, longest time without one, share of the tries, points and rounds won', () => {
    const round = (ms: number, tries: readonly [at: number, success: boolean][], points: number, hasWon: boolean) => ({
      ms,
      tries: tries.map(([at, success]) => ({ at, success })),
      points,
      hasWon,
    });
    const tries: [number, boolean][] = [
      [2000, false],
      [4000, true],
      [9000, true],
    ];
    expect(sumUp([round(20_000, tries, 30, true)])).toEqual({
      first: 4,
      longest: 11,
      share: 2 / 3,
      points: 30,
      won: 1,
    });
    const without = round(5000, [[1000, false]], 10, false);
    expect(sumUp([without])).toEqual({ first: Number.POSITIVE_INFINITY, longest: 5, share: 0, points: 10, won: 0 });
    expect(sumUp([round(9000, tries, 30, true), without])).toMatchObject({ points: 20, won: 0.5, share: 1 / 2 });
  });

  it('have a table that marks what is missed, and names the number that forbids it', () => {
    /** A round of a minute that is over, with these successes. */
    const rowsOf = (successes: readonly number[], because: Because) => {
      const tries = successes.map((at) => ({ at, success: true }));
      const sitDown = () => ({ ...recorder().sitting, isOver: true, now: 60_000, tries });
      const table = childrenTable([{ path: '/game', age: 5, child: { because, sitDown } }], 3);
      return table.split('\n').slice(-SCREENS.length);
    };
    for (const row of rowsOf([20_000], {
      first: 'Bees sleep for 20 s.',
      share: 'Not this.',
      meanwhile: 'they snore',
    })) {
      expect(row).toContain('| 20.0 **missed** | 40.0 **missed** | 100 % |');
      expect(row).toContain('Bees sleep for 20 s. Meanwhile they snore. |');
      expect(row).not.toContain('Not this.');
    }
    const often = Array.from({ length: 12 }, (_, index) => index * 5000);
    for (const row of rowsOf(often, { first: 'Bees sleep for 20 s.' })) expect(row).not.toMatch(/missed|Bees/);
  });
});
