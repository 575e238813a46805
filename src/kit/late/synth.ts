import { isCalm } from '../family/calm';
import type { Note } from '../session/sound';
import { loudness, watchLoudness } from './loudness';

const MASTER_VOLUME = 0.32;
/** In a calm game notes are softer, and lower by so many half tones. */
const CALM = { volume: 0.6, down: 5 } as const;
/** More tones at once would only be noise. */
const MOST_VOICES = 24;
/** An answer that comes later than this many ms is no answer any more. */
const TOO_LATE = 300;

export interface Sound {
  /** Sounds as soon as it may; `asked` is the moment of the page's clock it belongs to. */
  play(notes: readonly Note[], asked: number): void;
  setMuted(muted: boolean): void;
  /** Silences and gives the device back. */
  close(): void;
}

/** A small synthesizer. Without audio, or when it fails, it says so once in the log and stays silent. */
export function createSound(): Sound {
  let context: AudioContext | null = null;
  let out: GainNode | null = null;
  let muted = false;
  let loud = loudness();
  let voices = 0;
  let broken = false;

  function giveUp(error: unknown) {
    if (!broken) console.warn('Playing without sound', error);
    broken = true;
  }

  /** Also what is sounding right now becomes so loud. */
  function adjust() {
    if (out) out.gain.value = muted ? 0 : MASTER_VOLUME * loud;
  }
  const unwatch = watchLoudness(() => {
    loud = loudness();
    adjust();
  });

  // A touch's pointerdown is no permission to make sound in every browser, and a phone call takes it
  // back, so each of these tries.
  const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;

  function unlock() {
    if (broken) return;
    try {
      if (!context) {
        context = new AudioContext();
        out = context.createGain();
        adjust();
        out.connect(context.destination);
      }
      // Refused during a phone call: the next touch tries again.
      if (context.state !== 'running') context.resume().catch(() => {});
    } catch (error) {
      giveUp(error);
    }
  }

  for (const gesture of gestures) window.addEventListener(gesture, unlock, true);
  // This itself came with the first touch.
  if (navigator.userActivation?.hasBeenActive) unlock();

  function voice(audio: AudioContext, target: AudioNode, note: Note) {
    const { pitch, at = 0, ms = 160, wave = 'triangle', volume = 0.5, slide = 0, vary = false } = note;
    const start = audio.currentTime + at / 1000;
    const end = start + ms / 1000;
    const calm = isCalm() ? CALM : { volume: 1, down: 0 };
    const shift = (vary ? (Math.random() - 0.5) * 3 : 0) - calm.down;
    const frequency = (steps: number) => 440 * 2 ** ((steps + shift - 69) / 12);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume * calm.volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    gain.connect(target);
    let source: AudioScheduledSourceNode;
    if (wave === 'noise') {
      const length = Math.ceil((audio.sampleRate * ms) / 1000);
      const buffer = audio.createBuffer(1, length, audio.sampleRate);
      const data = buffer.getChannelData(0);
      for (let index = 0; index < length; index++) data[index] = Math.random() * 2 - 1;
      const noise = audio.createBufferSource();
      noise.buffer = buffer;
      const filter = audio.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = frequency(pitch);
      noise.connect(filter).connect(gain);
      source = noise;
    } else {
      const tone = audio.createOscillator();
      tone.type = wave;
      tone.frequency.setValueAtTime(frequency(pitch), start);
      if (slide) tone.frequency.exponentialRampToValueAtTime(frequency(pitch + slide), end);
      tone.connect(gain);
      source = tone;
    }
    voices += 1;
    source.onended = () => {
      voices -= 1;
      gain.disconnect();
    };
    source.start(start);
    source.stop(end + 0.02);
  }

  return {
    play(notes, asked) {
      if (muted || loud === 0 || broken || !context) return;
      const audio = context;
      // At the very first touch the device is still waking up.
      const awake = audio.state === 'running' ? null : audio.resume();
      const sing = () => {
        if (audio !== context || !out || performance.now() - asked > TOO_LATE) return;
        for (const note of notes) if (voices < MOST_VOICES) voice(audio, out, note);
      };
      try {
        if (awake) awake.then(sing, () => {}).catch(giveUp);
        else sing();
      } catch (error) {
        giveUp(error);
      }
    },
    setMuted(value) {
      muted = value;
      adjust();
    },
    close() {
      unwatch();
      for (const gesture of gestures) window.removeEventListener(gesture, unlock, true);
      context?.close().catch(giveUp);
      context = null;
    },
  };
}
