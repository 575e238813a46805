/** Filled next. */
export function Played() {
  return null;
}
