import { describe, expect, it, vi } from 'vitest';
import { createRandom, type Random } from '../../core/random';
import { endMessage, framesOf, marksOf, totalOf, turnAfter } from './scoring';

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
    for (let count = 0; count < 200; count++) {
      const game = randomGame(random);
      const frames = framesOf(game.flat());
      expect(frames.map(({ ball1, ball2, ball3 }) => [ball1, ball2, ball3].filter((ball) => ball !== null))).toEqual(
        game,
      );
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
    expect(marksOf(framesOf(balls)[9] ?? never())).toEqual(['X', 'X', 'X']);
  });

  it('a strike adds the next two balls, a spare the next ball', () => {
    expect(framesOf([10, 3, 4])[0]).toMatchObject({ isStrike: true, isSpare: false, score: 17, frameTotal: 17 });
    expect(framesOf([6, 4, 5, 1])[0]).toMatchObject({ isStrike: false, isSpare: true, score: 15 });
    expect(framesOf([0, 10, 5])[0]).toMatchObject({ isStrike: false, isSpare: true, score: 15 });
    expect(framesOf([3, 4])[0]).toMatchObject({ isStrike: false, isSpare: false, score: 7 });
  });

  it('leaves a frame open until every ball that counts for it has been bowled', () => {
    expect(framesOf([10, 3])[0]?.score).toBeNull();
    expect(framesOf([6, 4])[0]?.frameTotal).toBeNull();
    expect(framesOf([5])[0]?.score).toBeNull();
    expect(
      framesOf([10, 10, 3, 4])
        .map(({ frameTotal }) => frameTotal)
        .slice(0, 3),
    ).toEqual([23, 40, 47]);
  });

  it('the score so far never falls and ends at the true total', () => {
    const random = createRandom(7);
    for (let count = 0; count < 300; count++) {
      const balls = randomGame(random).flat();
      const totals = balls.map((_, index) => totalOf(balls.slice(0, index + 1)));
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      expect(totals.at(-1)).toBe(framesOf(balls)[9]?.frameTotal);
    }
  });

  it.each([
    ['starts with a full rack', [], 1, 1, true],
    ['frames 1-9 after a strike go to the next frame with a new rack', [10], 2, 1, true],
    ['after ball 1 without a strike go to ball 2 with the standing pins', [7], 1, 2, false],
    ['after ball 1 that hit nothing go to ball 2 with the standing pins', [0], 1, 2, false],
    ['after ball 2 go to the next frame', [7, 2], 2, 1, true],
    ['after a spare go to the next frame', [7, 3], 2, 1, true],
  ] as const)('%s', (_, balls, currentFrame, currentBall, newRack) => {
    expect(turnAfter(balls)).toEqual({ currentFrame, currentBall, newRack });
  });

  it.each([
    ['a strike earns another ball with a fresh rack', [10], { currentBall: 2, newRack: true }],
    ['two strikes earn the extra ball with a fresh rack', [10, 10], { currentBall: 3, newRack: true }],
    ['a strike and some pins: the extra ball meets the standing pins', [10, 4], { currentBall: 3, newRack: false }],
    ['a strike and none: the extra ball meets all ten', [10, 0], { currentBall: 3, newRack: true }],
    ['a spare earns the extra ball with a fresh rack', [6, 4], { currentBall: 3, newRack: true }],
    ['no strike in ball 1: ball 2 meets the standing pins', [6], { currentBall: 2, newRack: false }],
  ] as const)('frame 10: %s', (_, last, turn) => {
    expect(turnAfter([...openFrames(9).flat(), ...last])).toEqual({ currentFrame: 10, ...turn });
  });

  it('frame 10: without strike or spare the game ends', () => {
    expect(turnAfter([...openFrames(9).flat(), 6, 3])).toBeNull();
  });

  it('marks strikes with X, spares with /, none with -', () => {
    const tenth = (...last: number[]) => marksOf(framesOf([...openFrames(9).flat(), ...last])[9] ?? never());
    expect(marksOf(framesOf([10])[0] ?? never())).toEqual(['X']);
    expect(marksOf(framesOf([0, 10])[0] ?? never())).toEqual(['-', '/']);
    expect(marksOf(framesOf([8, 0])[0] ?? never())).toEqual(['8', '-']);
    expect(tenth(10, 0, 10)).toEqual(['X', '-', '/']);
    expect(tenth(10, 10, 3)).toEqual(['X', 'X', '3']);
    expect(tenth(4, 6, 10)).toEqual(['4', '/', 'X']);
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

function never(): never {
  throw new Error('No such frame');
}
