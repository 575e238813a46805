/** How a page is entered: as a new step, in place of the one before, or as a step the browser already made. */
export type Enter = 'push' | 'replace' | 'stay';

type Go = (url: URL, enter: Enter) => void;

let go: Go | null = null;

/** Who follows links from now on; null when nobody does. */
export function setGo(next: Go | null): void {
  go = next;
}

/** Goes to a page of ours; a full load where nobody follows links. */
export function goTo(href: string, enter: 'push' | 'replace' = 'push'): void {
  if (go) go(new URL(href, location.href), enter);
  else if (enter === 'replace') location.replace(href);
  else location.assign(href);
}
