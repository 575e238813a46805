import { describe, expect, it } from 'vitest';
import type { Brush } from '../../../kit/stage/brush';
import { GLOW_ABOVE, PULSE_ABOVE, type State } from '../rules/rules';
import { type SpinnerStyle, STYLES } from '../rules/styles';
import { createSparks } from './drawSparks';

/** A hair more than a frame, as its length is not a whole number. */
const FRAME = (1000 / 60) * 1.0001;
const [CLASSIC, FIRE] = STYLES as readonly [SpinnerStyle, SpinnerStyle];

/** Paints frame by frame; each call says whether any particle is left. */
function setUp() {
  const arcs: number[] = [];
  const path = { beginPath() {}, fill() {}, moveTo() {}, quadraticCurveTo() {}, arc: (x: number) => arcs.push(x) };
  const context = path as unknown as Brush['context'];
  const draw = createSparks();
  let time = 0;
  return {
    arcs,
    frame(speed: number, style = CLASSIC, still = false) {
      time += FRAME;
      return draw({ context, time, still } as Brush, { style, picks: STYLES.indexOf(style), speed } as State, 1);
    },
  };
}

/** Spins until the first particles are there: so many frames later they are gone. */
function lifeAt(speed: number): number {
  const { frame } = setUp();
  for (let tries = 0; tries < 10 && !frame(speed); tries++);
  for (let frames = 1; frames < 100; frames++) if (!frame(0)) return frames;
  return 100;
}

describe('the light and the particles of the spinner', () => {
  it('pulses above speed 8 and glows above 5', () => {
    expect([PULSE_ABOVE, GLOW_ABOVE]).toEqual([8, 5]);
  });

  it('has bursts above the speed of the pulse, and only sparkles at it', () => {
    const [slow, fast] = [setUp(), setUp()];
    slow.frame(8);
    fast.frame(8.01);
    expect([slow.arcs.length > 0, fast.arcs.length > 0]).toEqual([false, true]);
  });

  it.each([
    [40, 'sparkle', 8],
    [50, 'burst', 8.01],
    [60, 'extra bursts', 20.01],
  ])('particle life is %i frames (%s)', (life, _, speed) => {
    expect(lifeAt(speed)).toBe(life);
  });

  it('picking a style clears particles', () => {
    const { frame } = setUp();
    for (let count = 0; count < 30; count++) frame(30);
    expect(frame(0)).toBe(true);
    expect(frame(0, FIRE)).toBe(false);
  });

  it('makes none where less motion is wanted', () => {
    expect(setUp().frame(30, CLASSIC, true)).toBe(false);
  });
});
