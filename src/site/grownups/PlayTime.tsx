/** Filled next. */
export function PlayTime() {
  return null;
}
