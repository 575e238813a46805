/** Filled next. */
export function PlayLock() {
  return null;
}
