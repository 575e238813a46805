/** Filled next. */
export function Calm() {
  return null;
}
