import { melody, type Note, scaleStep } from '../../../kit/session/sound';
import type { Spot } from '../rules/book';

const WAVES = ['triangle', 'sine', 'square'] as const;

/** A number that is always the same for a name. */
const hashOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** The little melody of a sticker: its own, and always the same. */
export function songOf(sticker: string): Note[] {
  let rest = hashOf(sticker);
  const draw = (count: number) => {
    const drawn = rest % count;
    rest = Math.floor(rest / count);
    return drawn;
  };
  const wave = WAVES[draw(WAVES.length)] ?? 'sine';
  const pitches = Array.from({ length: 3 + draw(2) }, () => scaleStep(draw(8), 67));
  return melody(pitches, 90 + 15 * draw(3), { wave, volume: wave === 'square' ? 0.18 : 0.4 });
}

/** The bare page sounds, too: higher to the right and to the top. */
export const groundNote = ({ x, y }: Spot): Note => ({
  pitch: scaleStep(5 * x + 5 * (1 - y), 60),
  ms: 260,
  wave: 'sine',
  volume: 0.25,
});
