import { cornerOf, HOLD, holdsTwoCorners, isFreeLink } from './lockRules';

/** A link that went past the question is followed as usual. */
let followed: HTMLAnchorElement | null = null;

export function followAnswered(link: HTMLAnchorElement): void {
  followed = link;
  link.click();
  followed = null;
}

/** Browsers allow it only in answer to a press, and some never. */
function takeWholeScreen() {
  if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => {});
}

export function giveScreenBack(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const isOpener = ({ target }: Event) => target instanceof Element && target.closest('[data-plays]') !== null;

/** Links that lead away are held back, and `ask` hears of them; one that opens a game takes the whole screen. */
export function guardLinks(inGame: boolean, isAnswered: () => boolean, ask: (link: HTMLAnchorElement) => void) {
  function click(event: Event) {
    const link = linkOf(event);
    const opensGame = isOpener(event);
    // A button that opens a game leads nowhere else.
    if (!link && opensGame) takeWholeScreen();
    if (!link || link === followed) return;
    const { origin, pathname } = new URL(link.href);
    const isHome = origin === location.origin && pathname === '/';
    if (isFreeLink({ inGame, answered: isAnswered(), opensGame, isHome })) {
      if (opensGame) takeWholeScreen();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') ask(link);
  }
  // The middle button and the menu of a long press would open it elsewhere.
  const events = ['click', 'auxclick', 'contextmenu'] as const;
  for (const type of events) window.addEventListener(type, click, true);
  return () => {
    for (const type of events) window.removeEventListener(type, click, true);
  };
}

/** The back gesture stays in the game: there is one more step in the history, and it is laid anew each time it is taken. */
export function guardBack(): () => void {
  const address = location.href;
  const lay = () => history.pushState({ ...history.state, ours: true, locked: true }, '', address);
  function back(event: Event) {
    // A dialog's own step ends on ours.
    if (history.state?.locked) return;
    event.stopImmediatePropagation();
    lay();
  }
  if (!history.state?.locked) lay();
  window.addEventListener('popstate', back, true);
  return () => window.removeEventListener('popstate', back, true);
}

/** Closing or loading again asks first, by the browser's own words. */
export function guardClosing(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Calls back when two thumbs have stayed in two corners for two seconds. */
export function watchCorners(held: () => void): () => void {
  const fingers = new Map<number, string | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function start() {
    clearTimeout(timer);
    if (holdsTwoCorners([...fingers.values()])) timer = setTimeout(held, HOLD);
  }
  function put({ type, pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
    // The first of new fingers: whoever was there before has left unseen.
    if (type === 'pointerdown' && isPrimary && pointerType === 'touch') fingers.clear();
    if (type === 'pointermove' && !fingers.has(pointerId)) return;
    const corner = cornerOf({ x: clientX, y: clientY }, { width: innerWidth, height: innerHeight });
    // A thumb that trembles within its corner still holds it.
    if (fingers.get(pointerId) === corner) return;
    fingers.set(pointerId, corner);
    start();
  }
  function lift({ pointerId }: PointerEvent) {
    if (fingers.delete(pointerId)) start();
  }
  const [puts, lifts] = [['pointerdown', 'pointermove'] as const, ['pointerup', 'pointercancel'] as const];
  for (const type of puts) window.addEventListener(type, put, true);
  for (const type of lifts) window.addEventListener(type, lift, true);
  return () => {
    clearTimeout(timer);
    for (const type of puts) window.removeEventListener(type, put, true);
    for (const type of lifts) window.removeEventListener(type, lift, true);
  };
}
