import type { EffectBus } from '../session/effectBus';
import type { ReadAloud } from '../session/readAloud';
import { loudness, watchLoudness } from './loudness';

/** A little slower and higher than the voice itself: a kind grown-up. */
const RATE = 0.9;
const PITCH = 1.1;

/** Of the device's own voices the one that fits best. Others send what they say to somebody, and are never used. */
const ownVoice = () =>
  speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang))
    .sort((a, b) => Number(b.default) - Number(a.default))[0];

/** Tells whether the device can speak by itself, now and when that changes. */
export function watchVoices(tell: (canSpeak: boolean) => void): () => void {
  if (!('speechSynthesis' in window)) {
    tell(false);
    return () => {};
  }
  const look = () => tell(ownVoice() !== undefined);
  look();
  // Some browsers find their voices only after they were asked.
  speechSynthesis.addEventListener('voiceschanged', look);
  // A voice that is speaking cannot be made softer, but it can be silenced.
  const unwatch = watchLoudness(() => loudness() === 0 && speechSynthesis.cancel());
  return () => {
    unwatch();
    speechSynthesis.removeEventListener('voiceschanged', look);
  };
}

/** Says something; what was being said ends, so that there are never two at once. */
function speak(words: string): void {
  const voice = ownVoice();
  const volume = loudness();
  if (!voice || volume === 0) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = volume;
  utterance.rate = RATE;
  utterance.pitch = PITCH;
  speechSynthesis.speak(utterance);
}

/** Browsers let a page speak only after a touch or a key. */
function afterTouch(act: () => void): () => void {
  const done = new AbortController();
  const { signal } = done;
  function touched() {
    done.abort();
    act();
  }
  if (navigator.userActivation?.hasBeenActive) act();
  // Before anybody who keeps it to themselves, as play with one button does.
  else for (const type of ['pointerdown', 'keydown']) addEventListener(type, touched, { capture: true, signal });
  return () => done.abort();
}

/**
 * Reads aloud what a game says to readers: what the ear is pressed for, or, where somebody chose so, everything, the
 * goal first. Tells how to speak, where the device has a voice of its own: then there is an ear.
 */
export function offerSpeech(
  effectBus: EffectBus,
  mode: ReadAloud,
  muted: boolean,
  goal: () => string,
  tell: (speak: ((words: string) => void) | null) => void,
): () => void {
  if (mode === 'off') {
    tell(null);
    return () => {};
  }
  const say = muted ? () => {} : speak;
  let started: (() => void)[] = [];
  function stop() {
    for (const end of started) end();
    started = [];
  }
  const unwatch = watchVoices((canSpeak) => {
    stop();
    tell(canSpeak ? say : null);
    if (!canSpeak) return;
    started = [() => speechSynthesis.cancel()];
    if (mode === 'always')
      started.push(
        effectBus.watch((effect) => effect.say && say(effect.say)),
        afterTouch(() => say(goal())),
      );
  });
  return () => {
    unwatch();
    stop();
  };
}
