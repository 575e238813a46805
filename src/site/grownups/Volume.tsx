/** Filled next. */
export function Volume() {
  return null;
}
