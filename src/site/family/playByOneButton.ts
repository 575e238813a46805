import { buttonOnward, isBehindPanel, shownNow } from '../../kit/help/shownNow';
import { layLight } from '../../kit/help/wantedLight';
import type { Effect } from '../../kit/session/effects';
import type { SessionFrame } from '../../kit/session/session';
import { isDialogOpen } from '../../kit/ui/isDialogOpen';
import { isStill } from '../../kit/ui/motion';

/** A hand that trembles presses once: so many ms after a press there is no other. */
const ONE_PRESS = 300;
/** So long, in ms, an end or another panel that came up is looked at before a press leads on. */
const LOOK = 2500;
const NOT_YET: Effect = { notes: [{ pitch: 57, ms: 110, wave: 'sine', volume: 0.2 }], haptic: 6 };
/** What switches send, too. */
const KEYS = /^(Space|Enter|NumpadEnter)$/;
/** All that a finger or a mouse says to a page. */
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'click'] as const;
const PRESSES = ['keydown', 'keyup'] as const;

/** Marks the button that leads on; see kit/base/play.css. */
const LIT = 'data-lit';

/** What is pressed for itself anywhere, and on the play area, where the things of the game are buttons, too. */
const CONTROL = 'a, button, input, select, textarea, label';
/** A hand may rest where a button would leave the round (`data-leaves`): there it plays. */
const TOOL = '.btn:not([data-leaves]), fieldset';

/** Bar, controls, tools and the buttons of a panel stay what they are; empty places beside them are the game's. */
function isForGame(play: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !play.closest('main')?.parentElement?.contains(target)) return false;
  return !target.closest(play.contains(target) ? TOOL : `${CONTROL}, header`);
}

/**
 * For a child who has one movement: a touch anywhere on the game, Space, Enter or a switch does what the game's hint says, and
 * presses the button that leads on from a menu or an end. What comes next is in a soft light.
 */
export function playByOneButton(session: () => SessionFrame | null): () => void {
  const play = document.querySelector<HTMLElement>('main .play');
  if (!play) return () => {};
  let last = Number.NEGATIVE_INFINITY;
  /** The button that leads on, where there is nothing to play, and since when it is there. */
  let onward: HTMLElement | null = null;
  let since = Number.NEGATIVE_INFINITY;
  /** The last touch went down on the game: its click is no other's, whatever has come up under it meanwhile. */
  let isTaken = false;
  /** Who goes from button to button by keyboard means the button. */
  let isTabbing = false;

  function nothingToPlay() {
    return play !== null && (isBehindPanel(play) || !session()?.hint());
  }
  function lookOnward() {
    const button = play && nothingToPlay() ? buttonOnward(play) : null;
    if (button === onward) return;
    onward?.removeAttribute(LIT);
    button?.setAttribute(LIT, '');
    onward = button;
    since = performance.now();
  }
  /** No press is without an answer, also where there is nothing to do yet. */
  function answer() {
    session()?.playEffect(NOT_YET);
    if (play && !isStill()) play.animate?.({ transform: ['none', 'scale(0.985)', 'none'] }, 220);
  }
  function press(time: number) {
    if (time - last < ONE_PRESS) return;
    last = time;
    lookOnward();
    if (!nothingToPlay()) session()?.playHint();
    else if (onward && performance.now() - since >= LOOK) onward.click();
    else answer();
  }
  function touch(event: MouseEvent) {
    if (!play || isDialogOpen()) return;
    const isMine = isForGame(play, event.target);
    if (event.type === 'pointerdown') {
      isTabbing = false;
      isTaken = isMine;
    }
    // Switches and voices that the device itself serves send a click that no finger made.
    const isByDevice = event.type === 'click' && event.detail === 0;
    if (!isMine && !(event.type === 'click' && isTaken && !isByDevice)) return;
    event.stopPropagation();
    if (event.type === 'click') event.preventDefault();
    if (event.type === 'pointerdown' || isByDevice) press(event.timeStamp);
  }
  function key(event: KeyboardEvent) {
    if (event.code === 'Tab') isTabbing = true;
    if (!play || !KEYS.test(event.code) || isDialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = document.activeElement;
    if (isTabbing && focused?.matches(CONTROL) && !isForGame(play, focused)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat) press(event.timeStamp);
  }

  lookOnward();
  // What was there before may be pressed at once.
  since = Number.NEGATIVE_INFINITY;
  const dim = layLight(play, () => {
    lookOnward();
    const running = session();
    return onward || !running ? null : shownNow(play, running);
  });
  for (const type of TOUCHES) window.addEventListener(type, touch, true);
  for (const type of PRESSES) window.addEventListener(type, key, true);
  return () => {
    dim();
    onward?.removeAttribute(LIT);
    for (const type of TOUCHES) window.removeEventListener(type, touch, true);
    for (const type of PRESSES) window.removeEventListener(type, key, true);
  };
}
