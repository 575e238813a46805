/** A short buzz where the device can and the child has already touched the page. */
export function vibrate(pattern: number | readonly number[]): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
  } catch {
    // A device that refuses to buzz is no reason to say anything.
  }
}
