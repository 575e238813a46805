import { useCallback, useEffect, useRef } from 'react';
import { loadLateParts } from '../late';
import type { Sound } from '../late/synth';
import type { Note } from './sound';

/** Plays notes, once the synthesizer is there. */
export function useSound(muted: boolean): (notes: readonly Note[]) => void {
  const sound = useRef<Promise<Sound | null>>(undefined);
  useEffect(() => {
    let gone = false;
    const loading = loadLateParts().then((parts) => (gone ? null : (parts?.createSound() ?? null)));
    sound.current = loading;
    return () => {
      gone = true;
      void loading.then((made) => made?.close());
    };
  }, []);
  useEffect(() => {
    void sound.current?.then((made) => made?.setMuted(muted));
  }, [muted]);
  return useCallback((notes) => {
    const asked = performance.now();
    void sound.current?.then((made) => made?.play(notes, asked));
  }, []);
}
