import { BUZZ, readSetting } from '../family/settings';

/** A short buzz where the device can and the child has already touched the page, unless a grown-up switched it off. */
export function vibrate(pattern: number | readonly number[]): void {
  if (!navigator.userActivation?.hasBeenActive || !readSetting(BUZZ)) return;
  try {
    navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
  } catch {
    // A device that refuses to buzz is no reason to say anything.
  }
}
