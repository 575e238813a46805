import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALM_MARK } from '../family/calm';
import { VOLUME } from '../family/settings';
import { createSound } from '../late/synth';
import { writeText } from '../storage';
import { melody, scaleStep } from './sound';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeText(VOLUME.key, null);
  document.documentElement.removeAttribute(CALM_MARK);
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

    it('is refused during a phone call, and tries again at the next one', async () => {
      started.mockClear();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      let isRefused = true;
      const refusing = class extends Device {
        override resume = async () => {
          if (isRefused) throw new Error('interrupted');
          this.state = 'running';
        };
      };
      vi.stubGlobal('AudioContext', refusing);
      const sound = createSound();
      const touch = async () => {
        window.dispatchEvent(new Event('pointerdown'));
        sound.play([{ pitch: 60 }], performance.now());
        await new Promise((done) => setTimeout(done));
      };
      await touch();
      expect(started).not.toHaveBeenCalled();
      isRefused = false;
      await touch();
      expect(started).toHaveBeenCalledOnce();
      expect(warn).not.toHaveBeenCalled();
      sound.close();
    });
  });

  describe('that is heard', () => {
    const gains: { value: number; peak: number }[] = [];
    const pitches: number[] = [];
    class Device {
      state = 'running';
      currentTime = 0;
      destination = {};
      close = () => Promise.resolve();
      createGain() {
        const gain = {
          value: 1,
          peak: 0,
          setValueAtTime() {},
          linearRampToValueAtTime: (peak: number) => Object.assign(gain, { peak }),
          exponentialRampToValueAtTime() {},
        };
        gains.push(gain);
        return { gain, connect() {}, disconnect() {} };
      }
      createOscillator = () => ({
        frequency: { setValueAtTime: (pitch: number) => pitches.push(pitch) },
        connect() {},
        start() {},
        stop() {},
      });
    }
    /** A device that sounds; its first gain is all of it. */
    function open() {
      gains.length = pitches.length = 0;
      vi.stubGlobal('AudioContext', Device);
      const sound = createSound();
      window.dispatchEvent(new Event('pointerdown'));
      return sound;
    }
    const whole = () => gains[0]?.value ?? Number.NaN;
    const sing = (sound: ReturnType<typeof createSound>) => sound.play([{ pitch: 69, volume: 0.5 }], performance.now());

    it('has three steps and off, at once, here and from another tab', () => {
      const sound = open();
      const full = whole();
      const shares = ['2', '1', '0', '3'].map((step) => {
        localStorage.setItem(VOLUME.key, step);
        window.dispatchEvent(new StorageEvent('storage', { key: VOLUME.key }));
        return whole() / full;
      });
      expect(shares).toEqual([0.55, 0.25, 0, 1]);
      sound.setMuted(true);
      expect(whole()).toBe(0);
      writeText(VOLUME.key, '1');
      expect(whole()).toBe(0);
      sound.setMuted(false);
      expect(whole() / full).toBe(0.25);
      sound.close();
      writeText(VOLUME.key, '3');
      expect(whole() / full).toBe(0.25);
    });

    it('makes no note while it is off, also where it was off before', () => {
      writeText(VOLUME.key, '0');
      const sound = open();
      sing(sound);
      expect([whole(), pitches]).toEqual([0, []]);
      writeText(VOLUME.key, '1');
      sing(sound);
      expect(pitches).toHaveLength(1);
      sound.close();
    });

    it('is softer and five half tones lower in a calm game', () => {
      const sound = open();
      sing(sound);
      document.documentElement.setAttribute(CALM_MARK, '');
      sing(sound);
      const [, loud, soft] = gains;
      expect([loud?.peak, soft?.peak]).toEqual([0.5, 0.3]);
      const [high = 0, low = 0] = pitches;
      expect(12 * Math.log2(high / low)).toBeCloseTo(5);
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
