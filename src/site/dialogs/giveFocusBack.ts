/** Back to who had the focus before. Where nothing had it, the page begins at its heading. */
export function giveFocusBack(before: Element | null): void {
  const next = before === document.body ? document.querySelector('h1') : before;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
