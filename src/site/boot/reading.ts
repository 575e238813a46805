const READING = 'data-reading';

/** A browser may paint a page while it is read. Until it is read, `<html>` says so, for what would move as the page grows. */
export function markReading(): void {
  const root = document.documentElement;
  root.toggleAttribute(READING, true);
  // The first change is the end of the page, before any script that was asked for.
  document.addEventListener('readystatechange', () => root.removeAttribute(READING), { once: true });
}
