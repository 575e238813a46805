import { buttonOnward, isBehindPanel, shownNow } from '../../kit/help/shownNow';
import { layLight } from '../../kit/help/wantedLight';
import type { SessionFrame } from '../../kit/session/session';
import { isDialogOpen } from '../../kit/ui/isDialogOpen';

/** A hand that trembles presses once: so many ms after a press there is no other. */
const ONE_PRESS = 300;
/** What switches send, too. */
const KEYS = /^(Space|Enter|NumpadEnter)$/;
/** All that a finger or a mouse says to a page. */
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'click'] as const;
const PRESSES = ['keydown', 'keyup'] as const;

/** What is pressed for itself anywhere, and on the play area, where the things of the game are buttons, too. */
const CONTROL = 'a, button, input, select, textarea, label';
const TOOL = '.btn, fieldset';

/** Bar, controls, tools and the buttons of a panel stay what they are. */
function isForGame(play: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !play.parentElement?.contains(target)) return false;
  return !target.closest(play.contains(target) ? TOOL : CONTROL);
}

/**
 * For a child who has one movement: a touch anywhere on the game, Space, Enter or a switch does what the game's hint says, and
 * presses the button that leads on from a menu or an end. What comes next is in a soft light all the time.
 */
export function playByOneButton(session: () => SessionFrame | null): () => void {
  const play = document.querySelector<HTMLElement>('main .play');
  if (!play) return () => {};
  let last = Number.NEGATIVE_INFINITY;
  /** Who goes from button to button by keyboard means the button. */
  let isTabbing = false;

  function press(time: number) {
    if (time - last < ONE_PRESS) return;
    last = time;
    const running = session();
    if (!play || !running) return;
    if (!isBehindPanel(play) && running.hint()) running.playHint();
    else buttonOnward(play)?.click();
  }
  function touch(event: MouseEvent) {
    if (event.type === 'pointerdown') isTabbing = false;
    if (!play || isDialogOpen() || !isForGame(play, event.target)) return;
    event.stopPropagation();
    // Switches and voices that the device itself serves send a click that no finger made.
    const isByDevice = event.type === 'click' && event.detail === 0;
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

  const dim = layLight(play, () => {
    const running = session();
    return running && shownNow(play, running);
  });
  for (const type of TOUCHES) window.addEventListener(type, touch, true);
  for (const type of PRESSES) window.addEventListener(type, key, true);
  return () => {
    dim();
    for (const type of TOUCHES) window.removeEventListener(type, touch, true);
    for (const type of PRESSES) window.removeEventListener(type, key, true);
  };
}
