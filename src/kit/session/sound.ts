/** One tone. Pitches are MIDI numbers (69 is the A of 440 Hz), so that a melody reads as steps. */
export interface Note {
  readonly pitch: number;
  /** Starts so many ms after the effect. */
  readonly at?: number;
  readonly ms?: number;
  readonly wave?: 'sine' | 'triangle' | 'square' | 'noise';
  /** 0 to 1; gentle by default. */
  readonly volume?: number;
  /** Glides by so many half tones until the end. */
  readonly slide?: number;
  /** Varies the pitch a little, so that a repeated sound stays alive. */
  readonly vary?: boolean;
}

const PENTATONIC = [0, 2, 4, 7, 9];

/** The nth note of a scale without wrong notes: a streak climbs it, up to two octaves. */
export function scaleStep(step: number, base = 72): number {
  const capped = Math.min(Math.max(0, Math.floor(step)), 10);
  return base + 12 * Math.floor(capped / 5) + (PENTATONIC[capped % 5] ?? 0);
}

/** Notes one after the other, `gap` ms apart. */
export function melody(pitches: readonly number[], gap: number, note: Omit<Note, 'pitch' | 'at'> = {}): Note[] {
  return pitches.map((pitch, index) => ({ ms: gap * 1.6, ...note, pitch, at: index * gap }));
}

/** A sound of its own for a thing: ms apart, wave, half tones to slide, pitches. */
export type Motif = readonly [gap: number, wave: NonNullable<Note['wave']>, slide: number, ...pitches: number[]];

export const motif = ([gap, wave, slide, ...pitches]: Motif): Note[] =>
  melody(pitches, gap, { wave, slide, volume: 0.6, ms: 3 * gap });
