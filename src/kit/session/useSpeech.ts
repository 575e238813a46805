import { useEffect, useState } from 'react';
import { loadLateParts, whenLoaded } from '../late';
import { useLatest } from '../useLatest';
import type { EffectBus } from './effectBus';
import { useReadAloud } from './readAloud';

/** How to read something aloud; null where there is no ear to press. */
export function useSpeech(effectBus: EffectBus, muted: boolean, goal: string): ((words: string) => void) | null {
  const [mode] = useReadAloud();
  const [speak, setSpeak] = useState<((words: string) => void) | null>(null);
  const latest = useLatest(goal);
  useEffect(
    () =>
      whenLoaded(loadLateParts(), ({ offerSpeech }) =>
        offerSpeech(
          effectBus,
          mode,
          muted,
          () => latest.current,
          (how) => setSpeak(() => how),
        ),
      ),
    [effectBus, mode, muted],
  );
  return speak;
}
