/** Filled next. */
export function Shelf() {
  return null;
}
