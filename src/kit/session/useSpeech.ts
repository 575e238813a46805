import { useEffect, useRef, useState } from 'react';
import { loadLateParts, whenLoaded } from '../late';
import type { EffectBus } from './effectBus';
import { useReadAloud } from './readAloud';

type Speech = Pick<typeof import('../late/parts'), 'speak' | 'stopSpeaking'>;

/** Browsers let a page speak only after a touch. */
function afterTouch(act: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) act();
  else window.addEventListener('pointerdown', act, { once: true });
  return () => window.removeEventListener('pointerdown', act);
}

/**
 * Reads aloud what a game says to readers: the goal when the ear is pressed, or, where somebody chose so, everything,
 * the goal first. True where the device has a voice of its own and nobody switched it off: then there is an ear.
 */
export function useSpeech(effectBus: EffectBus, muted: boolean, goal: string): boolean {
  const [mode] = useReadAloud();
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(
    () =>
      whenLoaded(loadLateParts(), ({ watchVoices, speak, stopSpeaking }) =>
        watchVoices((canSpeak) => setSpeech(canSpeak ? { speak, stopSpeaking } : null)),
      ),
    [],
  );
  const speaking = mode === 'off' || muted ? null : speech;
  const first = useRef(goal);

  useEffect(() => {
    if (!speaking) return;
    const unwatch = effectBus.watch(({ say, asked }) => {
      if (say && (asked || mode === 'always')) speaking.speak(say);
    });
    return () => {
      unwatch();
      speaking.stopSpeaking();
    };
  }, [effectBus, speaking, mode]);

  useEffect(() => {
    return speaking && mode === 'always' ? afterTouch(() => speaking.speak(first.current)) : undefined;
  }, [speaking, mode]);

  return speech !== null && mode !== 'off';
}
