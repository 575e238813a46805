import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../core/game';
import { CHEER_EVERY, type Cue, rules, type State, spinsOf, TICK } from './rules';
import { neighbor, type SpinnerStyle, STYLES } from './styles';

function from(state: Partial<State> = {}, seed = 1) {
  const start: typeof rules.start = (options, tools) => ({ ...rules.start(options, tools), ...state });
  const game = createGame({ ...rules, start }, undefined, seed);
  const cues: Cue[] = [];
  game.listen((cue) => cues.push(cue));
  // A hair more than the frames, as their lengths are not whole numbers.
  const frames = (count: number) => game.advance(count * TICK + 0.001);
  const grab = (x: number, y: number, finger = 1) => game.play({ type: 'grab', finger, x, y });
  const drag = (x: number, y: number, finger = 1) => game.play({ type: 'drag', finger, x, y });
  const release = (finger = 1) => game.play({ type: 'release', finger });
  const tap = (x: number, y: number) => [grab(x, y), release()];
  return { game, cues, frames, grab, drag, release, tap };
}

/** A place on the round: so many radians, so far out. */
const on = (angle: number, radius = 100): [number, number] => [Math.cos(angle) * radius, Math.sin(angle) * radius];

describe('Fidget Spinner', () => {
  it('has eleven styles; the triangle is named Fire and the blade Hearts', () => {
    expect(STYLES.map(({ id }) => id)).toEqual([
      'classic',
      'triangle',
      'spider',
      'diamond',
      'hexagon',
      'rainbow',
      'neon',
      'blade',
      'fan',
      'ninja',
      'flower',
    ]);
    const named = (shape: string) => STYLES.find((style) => style.shape === shape)?.name;
    expect([named('triangle'), named('blade'), named('classic')]).toEqual(['Fire', 'Hearts', 'Classic']);
  });

  it('walks the row of styles around its ends', () => {
    const [first, last] = [STYLES[0] as SpinnerStyle, STYLES[10] as SpinnerStyle];
    expect(neighbor(first, -1)).toBe(last);
    expect(neighbor(last, 1)).toBe(first);
  });

  it('rests at first and runs no clock', () => {
    expect(from().game.ticking).toBe(false);
  });

  it('decays by a factor of 0.995 per frame', () => {
    const { game, frames } = from({ speed: 10 });
    frames(1);
    expect(game.state).toMatchObject({ rotation: 10, speed: 10 * 0.995 });
    frames(9);
    expect(game.state.speed).toBeCloseTo(10 * 0.995 ** 10);
  });

  it('stops below 0.05', () => {
    const slow = from({ speed: 0.05 / 0.995 + 1e-6 });
    slow.frames(1);
    expect(slow.game.state.speed).toBeGreaterThan(0);
    slow.frames(1);
    expect(slow.game.state.speed).toBe(0);
    expect(slow.game.ticking).toBe(false);
    expect(slow.cues).toEqual([{ type: 'stopped' }]);
  });

  it('is pushed by 8 to 12 in a random direction by a tap within 160 of the centre', () => {
    const speeds = Array.from({ length: 300 }, (_, seed) => {
      const { game, tap } = from({}, seed);
      tap(160, 0);
      return game.state.speed;
    });
    expect(Math.min(...speeds.map(Math.abs))).toBeGreaterThanOrEqual(8);
    expect(Math.max(...speeds.map(Math.abs))).toBeLessThanOrEqual(12);
    expect(speeds.some((speed) => speed > 0)).toBe(true);
    expect(speeds.some((speed) => speed < 0)).toBe(true);
  });

  it('adds a push to the speed there is', () => {
    const { game, tap } = from({ speed: 30 });
    tap(0, 0);
    expect(Math.abs(game.state.speed - 30)).toBeGreaterThanOrEqual(8);
    expect(game.state.speed).toBeGreaterThanOrEqual(18);
  });

  it('answers a tap farther out than 160 without a push', () => {
    const { game, tap, cues } = from();
    tap(160.1, 0);
    expect(game.state.speed).toBe(0);
    expect(cues).toEqual([{ type: 'grabbed' }, { type: 'missed' }]);
  });

  it('pushes a spinner at rest by a slow press, too', () => {
    const { game, grab, release } = from();
    grab(50, 0);
    game.advance(2000);
    release();
    expect(Math.abs(game.state.speed)).toBeGreaterThanOrEqual(8);
  });

  it('takes a press of 299 ms on a turning spinner for a tap, and is stopped by one of 300 ms', () => {
    for (const [ms, pushes] of [
      [299, true],
      [300, false],
    ] as const) {
      const { game, grab, release, cues } = from({ speed: 1 });
      grab(50, 0);
      game.advance(ms);
      release();
      expect(cues.some(({ type }) => type === 'pushed')).toBe(pushes);
      game.advance(20);
      expect(game.state.speed !== 0).toBe(pushes);
    }
  });

  it('gets the angle change of a drag in radians per frame times 80', () => {
    const { game, grab, drag, frames, release, cues } = from();
    grab(...on(0));
    drag(...on(0.2));
    frames(1);
    expect(game.state.speed).toBeCloseTo(0.2 * 80 * 0.995);
    drag(...on(0.5));
    release();
    expect(game.state.speed).toBeCloseTo(0.3 * 80);
    expect(cues.at(-1)).toMatchObject({ type: 'flung' });
  });

  it.each([0, 0.01, 0.1])(
    'keeps the speed of the hand, also when the finger leaves %f of a frame after the last one',
    (part) => {
      const { game, grab, drag, frames, release } = from();
      grab(...on(0));
      for (let frame = 1; frame <= 12; frame++) {
        drag(...on(frame * 0.15));
        frames(1);
      }
      expect(game.state.speed).toBeCloseTo(0.15 * 80 * 0.995);
      drag(...on((12 + part) * 0.15));
      release();
      expect(game.state.speed).toBeCloseTo(0.15 * 80);
    },
  );

  it('takes a fling from the last frames alone, not from all the way before', () => {
    const { game, grab, drag, frames, release } = from();
    grab(...on(0));
    let angle = 0;
    for (const way of [0.4, 0.4, 0.4, 0.1, 0.1, 0.1, 0.1]) {
      angle += way;
      drag(...on(angle));
      frames(1);
    }
    release();
    expect(game.state.speed).toBeCloseTo(0.1 * 80);
  });

  it('is turned the short way across the seam of the angles', () => {
    const { game, grab, drag, release } = from();
    grab(...on(Math.PI - 0.1));
    drag(...on(Math.PI + 0.1));
    release();
    expect(game.state.speed).toBeCloseTo(0.2 * 80);
  });

  it('is dragged within 480 of the centre and not beyond', () => {
    const far = from();
    far.grab(...on(0, 480));
    far.drag(...on(0.1, 479.9));
    far.release();
    expect(far.game.state.speed).toBeCloseTo(8);
    const beyond = from();
    beyond.grab(...on(0, 470));
    beyond.drag(...on(0.1, 480.1));
    beyond.release();
    expect(beyond.game.state.speed).toBe(0);
  });

  it('belongs to the last finger down', () => {
    const { game, grab, drag, release } = from();
    grab(...on(0), 1);
    grab(...on(2), 2);
    expect(drag(...on(1), 1)).toBe(false);
    expect(release(1)).toBe(false);
    drag(...on(2.2), 2);
    release(2);
    expect(game.state.speed).toBeCloseTo(16);
  });

  it('is held by a finger that rests on it, and let go when the finger is taken away', () => {
    const { game, grab, frames } = from({ speed: 20 });
    grab(50, 0);
    frames(17);
    expect(game.state.speed).not.toBe(0);
    frames(2);
    expect(game.state.speed).toBe(0);
    game.play({ type: 'cancel', finger: 1 });
    expect(game.state).toMatchObject({ hold: null, speed: 0 });
  });

  it('counts a full turn per 360 degrees, either way, and keeps the top speed', () => {
    const { game, frames } = from({ speed: -90 });
    frames(4);
    expect(spinsOf(game.state)).toBe(0);
    frames(1);
    expect(spinsOf(game.state)).toBe(1);
    expect(game.state.topSpeed).toBe(90);
  });

  it('hums higher the faster it turns, but not too often, and cheers every 50 spins', () => {
    const { cues, frames } = from({ speed: 100, turned: (CHEER_EVERY - 1) * 360 });
    frames(4);
    expect(cues[0]).toEqual({ type: 'cheered', spins: CHEER_EVERY });
    frames(56);
    const hums = cues.filter(({ type }) => type === 'spun').length;
    expect(hums).toBeGreaterThan(3);
    expect(hums).toBeLessThanOrEqual(8);
  });

  it('stops at once by Pause', () => {
    const { game } = from({ speed: 25 });
    game.play({ type: 'stop' });
    expect(game.state.speed).toBe(0);
    expect(game.ticking).toBe(false);
  });

  it('changes its style by picking one, with a sound, and spins on', () => {
    const { game, cues } = from({ speed: 25 });
    game.play({ type: 'pick', style: STYLES[7] as SpinnerStyle });
    expect(game.state).toMatchObject({ style: { name: 'Hearts' }, speed: 25 });
    expect(cues).toEqual([{ type: 'picked' }]);
  });

  it('is never faster than half a round allows, never loses count and always comes to rest', () => {
    const place = fc.tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -600, max: 600 }));
    const act = fc.oneof(
      fc.constantFrom('release', 'cancel', 'push').map((type) => ({ type, at: [0, 0] as [number, number] })),
      place.map((at) => ({ type: 'grab', at })),
      place.map((at) => ({ type: 'drag', at })),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.tuple(act, fc.nat(200)), { maxLength: 60 }), (seed, acts) => {
        const { game, grab, drag, release } = from({}, seed);
        for (const [{ type, at }, wait] of acts) {
          const { turned } = game.state;
          if (type === 'grab') grab(...at);
          else if (type === 'drag') drag(...at);
          else if (type === 'release') release();
          else if (type === 'cancel') game.play({ type: 'cancel', finger: 1 });
          else game.play({ type: 'push' });
          game.advance(wait);
          const { rotation, speed } = game.state;
          expect(rotation).toBeGreaterThanOrEqual(0);
          expect(rotation).toBeLessThan(360);
          expect(Math.abs(speed)).toBeLessThanOrEqual(Math.PI * 80 + 60 * 12);
          expect(game.state.turned).toBeGreaterThanOrEqual(turned);
        }
        game.play({ type: 'cancel', finger: 1 });
        game.advance(40_000);
        expect(game.ticking).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
