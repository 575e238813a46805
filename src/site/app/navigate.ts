/** How a page enters the history: as a new step, in place of the one before, or as a step the browser already made. */
export type HistoryMode = 'push' | 'replace' | 'stay';

type Follow = (url: URL, mode: HistoryMode) => void;

let follow: Follow | null = null;

/** Who follows links from now on; null when nobody does. */
export function setFollower(next: Follow | null): void {
  follow = next;
}

/** Has the browser load an address itself. */
export function loadPage(href: string, mode: HistoryMode): void {
  if (mode === 'replace') location.replace(href);
  else location.assign(href);
}

/** Goes to a page of ours; a full load where nobody follows links. */
export function navigate(href: string, mode: 'push' | 'replace' = 'push'): void {
  if (follow) follow(new URL(href, location.href), mode);
  else loadPage(href, mode);
}
