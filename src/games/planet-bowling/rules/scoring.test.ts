import { describe, expect, it, vi } from 'vitest';
import { createRandom, type Random } from '../../../core/random';
import { endMessage, openFrame, standingAfter } from './scoring';

// Many games are played here; a busy machine needs its time.
vi.setConfig({ testTimeout: 20_000 });

/** Another way to score: ball by ball, each counted once more for every strike or spare that waits for it. */
function independentScore(frames: readonly (readonly number[])[]): number {
  let total = 0;
  let waiting: number[] = [];
  for (const [index, balls] of frames.entries()) {
    let inFrame = 0;
    for (const [place, pins] of balls.entries()) {
      total += pins * (1 + waiting.length);
      waiting = waiting.map((left) => left - 1).filter((left) => left > 0);
      inFrame += pins;
      if (index === 9 || inFrame !== 10) continue;
      waiting.push(place === 0 ? 2 : 1);
    }
  }
  return total;
}

function randomFrame(random: Random, last: boolean): number[] {
  const first = random.chance(0.35) ? 10 : random.int(0, 9);
  if (!last) return first === 10 ? [10] : [first, random.chance(0.3) ? 10 - first : random.int(0, 10 - first)];
  const secondMost = first === 10 ? 10 : 10 - first;
  const second = random.chance(0.4) ? secondMost : random.int(0, secondMost);
  if (first + second < 10) return [first, second];
  const thirdMost = first === 10 && second < 10 ? 10 - second : 10;
  return [first, second, random.chance(0.4) ? thirdMost : random.int(0, thirdMost)];
}

const framesOf = (balls: readonly number[]) => standingAfter(balls).frames;
const totalOf = (balls: readonly number[]) => standingAfter(balls).totalScore;

/** The ball that comes after these, or null when the game is complete. */
function turnAfter(balls: readonly number[]) {
  const frame = openFrame(standingAfter(balls));
  return frame ? { currentFrame: frame.number, currentBall: frame.nextBall } : null;
}

const randomGame = (random: Random) => Array.from({ length: 10 }, (_, index) => randomFrame(random, index === 9));

const openFrames = (count: number) => Array.from({ length: count }, () => [3, 4]);

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, pins) => pins);

/** Each way a tenth frame can go. */
const LAST_FRAMES = upTo(10).flatMap((first) =>
  upTo(first === 10 ? 10 : 10 - first).flatMap((second) => {
    if (first + second < 10) return [[first, second]];
    return upTo(first === 10 && second < 10 ? 10 - second : 10).map((third) => [first, second, third]);
  }),
);

describe('ten-pin scoring', () => {
  it('agrees with an independent scorer over 10,000 random games', () => {
    const random = createRandom(2024);
    const wrong: string[] = [];
    for (let count = 0; count < 10_000; count++) {
      const game = randomGame(random);
      const balls = game.flat();
      const expected = independentScore(game);
      const agrees = framesOf(balls)[9]?.frameTotal === expected && totalOf(balls) === expected;
      if (!agrees || turnAfter(balls) !== null) wrong.push(JSON.stringify(game));
    }
    expect(wrong).toEqual([]);
  });

  it('puts every ball into its frame', () => {
    const random = createRandom(5);
    const pinsOf = (marks: readonly (string | number)[]) =>
      marks.map((mark, ball) => {
        if (mark === '/') return 10 - (typeof marks[ball - 1] === 'number' ? Number(marks[ball - 1]) : 0);
        return mark === 'X' ? 10 : mark === '-' ? 0 : mark;
      });
    for (let count = 0; count < 200; count++) {
      const game = randomGame(random);
      expect(framesOf(game.flat()).map(({ marks }) => pinsOf(marks))).toEqual(game);
    }
  });

  it.each([
    ['strikes', Array.from({ length: 9 }, () => [10])],
    ['open frames', openFrames(9)],
  ])('scores every possible frame 10 like the independent scorer, after nine %s', (_, before) => {
    for (const last of LAST_FRAMES) {
      const game = [...before, last];
      expect(framesOf(game.flat())[9]?.frameTotal).toBe(independentScore(game));
      expect(turnAfter(game.flat())).toBeNull();
      expect(turnAfter(game.flat().slice(0, -1))?.currentFrame).toBe(10);
    }
  });

  it('a perfect game is 300, twelve strikes in a row', () => {
    const balls = Array.from({ length: 12 }, () => 10);
    expect(totalOf(balls)).toBe(300);
    expect(framesOf(balls).map(({ frameTotal }) => frameTotal)).toEqual([
      30, 60, 90, 120, 150, 180, 210, 240, 270, 300,
    ]);
    expect(framesOf(balls)[9]?.marks).toEqual(['X', 'X', 'X']);
  });

  it('a strike adds the next two balls, a spare the next ball', () => {
    expect(framesOf([10, 3, 4])[0]).toMatchObject({ marks: ['X'], frameTotal: 17 });
    expect(framesOf([6, 4, 5, 1])[0]).toMatchObject({ marks: [6, '/'], frameTotal: 15 });
    expect(framesOf([0, 10, 5])[0]).toMatchObject({ marks: ['-', '/'], frameTotal: 15 });
    expect(framesOf([3, 4])[0]).toMatchObject({ marks: [3, 4], frameTotal: 7 });
  });

  it('leaves a frame open until every ball that counts for it has been bowled', () => {
    expect(framesOf([])[0]?.frameTotal).toBeNull();
    expect(framesOf([10, 3])[0]?.frameTotal).toBeNull();
    expect(framesOf([6, 4])[0]?.frameTotal).toBeNull();
    expect(framesOf([5])[0]?.frameTotal).toBeNull();
    expect(
      framesOf([10, 10, 3, 4])
        .map(({ frameTotal }) => frameTotal)
        .slice(0, 3),
    ).toEqual([23, 40, 47]);
  });

  it('the score so far shows a strike at once, never falls and ends at the true total', () => {
    expect(totalOf([10])).toBe(10);
    expect(totalOf([10, 3])).toBe(16);
    const random = createRandom(7);
    for (let count = 0; count < 300; count++) {
      const balls = randomGame(random).flat();
      const totals = balls.map((_, index) => totalOf(balls.slice(0, index + 1)));
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      expect(totals.at(-1)).toBe(framesOf(balls)[9]?.frameTotal);
    }
  });

  it.each([
    ['starts with frame 1', [], 1, 1],
    ['frames 1-9 after a strike go to the next frame', [10], 2, 1],
    ['after ball 1 without a strike go to ball 2', [7], 1, 2],
    ['after ball 1 that hit nothing go to ball 2', [0], 1, 2],
    ['after ball 2 go to the next frame', [7, 2], 2, 1],
    ['after a spare go to the next frame', [7, 3], 2, 1],
  ] as const)('%s', (_, balls, currentFrame, currentBall) => {
    expect(turnAfter(balls)).toEqual({ currentFrame, currentBall });
  });

  it.each([
    ['a strike earns another ball', [10], 2],
    ['two strikes earn the extra ball', [10, 10], 3],
    ['a strike and some pins earn the extra ball', [10, 4], 3],
    ['a strike and none earn the extra ball', [10, 0], 3],
    ['a spare earns the extra ball', [6, 4], 3],
    ['no strike in ball 1 goes to ball 2', [6], 2],
  ] as const)('frame 10: %s', (_, last, currentBall) => {
    expect(turnAfter([...openFrames(9).flat(), ...last])).toEqual({ currentFrame: 10, currentBall });
  });

  it('frame 10: without strike or spare the game ends', () => {
    expect(turnAfter([...openFrames(9).flat(), 6, 3])).toBeNull();
  });

  it('marks strikes with X, spares with /, none with -', () => {
    const tenth = (...last: number[]) => framesOf([...openFrames(9).flat(), ...last])[9]?.marks;
    expect(framesOf([10])[0]?.marks).toEqual(['X']);
    expect(framesOf([0, 10])[0]?.marks).toEqual(['-', '/']);
    expect(framesOf([8, 0])[0]?.marks).toEqual([8, '-']);
    expect(tenth(10, 0, 10)).toEqual(['X', '-', '/']);
    expect(tenth(10, 3, 7)).toEqual(['X', 3, '/']);
    expect(tenth(10, 10, 0)).toEqual(['X', 'X', '-']);
    expect(tenth(10, 10, 3)).toEqual(['X', 'X', 3]);
    expect(tenth(4, 6, 10)).toEqual([4, '/', 'X']);
    expect(tenth(4, 6, 4)).toEqual([4, '/', 4]);
  });

  it.each([
    [300, 'Excellent bowling!'],
    [200, 'Excellent bowling!'],
    [199, 'Great game!'],
    [150, 'Great game!'],
    [149, 'Good job!'],
    [100, 'Good job!'],
    [99, 'Keep practicing!'],
    [0, 'Keep practicing!'],
  ])('a total of %i ends with %s', (total, message) => {
    expect(endMessage(total)).toBe(message);
  });
});
