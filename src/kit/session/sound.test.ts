import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSound } from '../late/synth';
import { melody, scaleStep } from './sound';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sound', () => {
  it('climbs a ladder without wrong notes, and stays within it', () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => scaleStep(step))).toEqual([72, 74, 76, 79, 81, 84]);
    expect(scaleStep(999)).toBe(scaleStep(10));
    expect(scaleStep(-3)).toBe(scaleStep(0));
  });

  it('puts a melody’s notes one after the other', () => {
    expect(melody([60, 64], 100).map(({ pitch, at }) => [pitch, at])).toEqual([
      [60, 0],
      [64, 100],
    ]);
  });

  it('stays silent before the first gesture', () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    const sound = createSound();
    sound.play([{ pitch: 60 }], performance.now());
    sound.close();
    expect(made).not.toHaveBeenCalled();
  });

  it('only logs when audio fails, once, and the game goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('no audio here');
        }
      },
    );
    const sound = createSound();
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('pointerdown'));
    sound.play([{ pitch: 60 }], performance.now());
    sound.setMuted(true);
    sound.close();
    expect(warn).toHaveBeenCalledOnce();
  });

  describe('at the very first touch', () => {
    const started = vi.fn();
    let wakeUp = () => {};
    /** A device that is asleep until it is told. */
    class Device {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      resume = () =>
        new Promise<void>((done) => {
          wakeUp = () => {
            this.state = 'running';
            done();
          };
        });
      close = () => Promise.resolve();
      createGain = () => ({
        connect() {},
        disconnect() {},
        gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      });
      createOscillator = () => ({
        frequency: { setValueAtTime() {} },
        connect() {},
        start: started,
        stop() {},
      });
    }

    it.each([
      [300, 1],
      [301, 0],
    ])('an answer that is %i ms late sounds %i times', async (late, times) => {
      started.mockClear();
      vi.stubGlobal('AudioContext', Device);
      const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
      const sound = createSound();
      window.dispatchEvent(new Event('pointerdown'));
      sound.play([{ pitch: 60 }], 1000);
      expect(started).not.toHaveBeenCalled();
      now.mockReturnValue(1000 + late);
      wakeUp();
      await Promise.resolve();
      expect(started).toHaveBeenCalledTimes(times);
      sound.close();
    });
  });

  it('listens no more once closed', () => {
    const made = vi.fn();
    vi.stubGlobal('AudioContext', made);
    createSound().close();
    window.dispatchEvent(new Event('pointerdown'));
    expect(made).not.toHaveBeenCalled();
  });
});
