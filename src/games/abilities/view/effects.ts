import type { Effects } from '../../../kit/session/effects';
import { melody } from '../../../kit/session/sound';
import type { Ability, Cue } from '../rules/state';

/** The names on the buttons. */
export const NAMES: Record<Ability, string> = {
  speed: 'Speed',
  strength: 'Strength',
  laserEyes: 'Laser Eyes',
  diamondTouch: 'Diamond Touch',
};

const SOFT = { wave: 'sine', volume: 0.3, vary: true } as const;
const BUZZ = { wave: 'square', volume: 0.14 } as const;

export const effects: Effects<Cue> = {
  began: { notes: melody([67, 72, 79], 80) },
  toggled: ({ ability, on }) => ({
    notes: melody(on ? [67, 74] : [74, 67], 70, SOFT),
    haptic: 12,
    say: `${NAMES[ability]} ${on ? 'on' : 'off'}`,
  }),
  turned: { notes: melody([64], 38, SOFT), haptic: 5 },
  refused: { notes: melody([50], 56, SOFT) },
  pushed: { notes: melody([45], 75, SOFT), haptic: 12 },
  scored: ({ how, points, x, y }) => ({
    notes:
      how === 'zapped'
        ? melody([76 + points / 3], 88, { ...BUZZ, slide: -12 })
        : melody(points > 1 ? [79, 84, 91] : [76], 60),
    haptic: 12,
    popup: { text: `+${points}`, x, y },
  }),
  botAte: { notes: melody([60], 56, BUZZ) },
  botOut: { notes: melody([60, 55, 52, 48], 80, BUZZ), say: 'The bot is out.' },
  over: ({ score }) => ({
    notes: melody([67, 64, 60], 160, SOFT),
    haptic: 12,
    say: 'Game over.',
    counted: ` ${score} points.`,
  }),
};
