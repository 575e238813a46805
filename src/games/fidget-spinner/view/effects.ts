import type { Effects } from '../../../kit/session/effects';
import { melody } from '../../../kit/session/sound';
import type { Cue } from '../rules/rules';

/** The faster, the higher, over three octaves. */
const pitchOf = (speed: number) => 50 + Math.min(36, Math.abs(speed) * 0.8);

export const effects: Effects<Cue> = {
  grabbed: { notes: [{ pitch: 60, ms: 50, wave: 'sine', volume: 0.25, vary: true }], haptic: 5 },
  missed: { notes: [{ pitch: 62, ms: 70, wave: 'sine', volume: 0.25, slide: -3, vary: true }], haptic: 4, fails: true },
  pushed: ({ speed }) => ({
    notes: [{ pitch: pitchOf(speed), ms: 260, wave: 'triangle', volume: 0.45, slide: 7, vary: true }],
    haptic: 15,
  }),
  flung: ({ speed }) => ({
    notes: [
      { pitch: pitchOf(speed), ms: 320, volume: 0.45, slide: 12 },
      { pitch: 78, ms: 220, wave: 'noise', volume: 0.3 },
    ],
    haptic: 20,
  }),
  spun: ({ speed }) => ({ notes: [{ pitch: pitchOf(speed), ms: 90, wave: 'sine', volume: 0.22 }] }),
  stopped: { notes: melody([60, 55], 90, { wave: 'sine', volume: 0.3 }) },
  picked: { notes: melody([72, 79], 70), haptic: 10 },
  cheered: ({ spins }) => ({ notes: melody([72, 76, 79, 84], 90), celebrate: 1500, counted: `${spins} spins!` }),
};
