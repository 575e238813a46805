import { showHand } from '../help/ghostHand';
import { isBehindPanel, shownNow } from '../help/shownNow';
import { layLight } from '../help/wantedLight';
import { isFirstVisit, noteVisit } from '../session/firstVisit';
import type { SessionFrame } from '../session/session';
import { KIND_AFTER } from './kindAim';

/** The hand comes after so many ms without a touch: for a child who is new here, and later. */
export const FIRST_WAIT = 3000;
export const LATER_WAIT = 12_000;
/** After failures it comes so soon. */
const MOMENT = 600;
/** Where there is nothing to show, it looks again so soon: in Pinball there is something for half a second only. */
const GLANCE = 100;

const STIRS = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Help for children who cannot read: a hand shows what to do on the real stage, when a new child does not begin, when
 * nobody has touched anything for a while, and after failures. It goes at the first touch. As long as a game is kind,
 * the wanted thing glows.
 */
export function offerHand(play: HTMLElement, session: () => SessionFrame): () => void {
  const { pathname } = location;
  let isNew = isFirstVisit(pathname);
  /** A menu is pointed at soon, too, but once. The stage behind it stays new. */
  let isMenuNew = isNew;
  let timer = 0;
  /** What had been played and had failed when a finger went down on the stage. */
  let before: SessionFrame['tries'] | null = null;
  let failuresHelped = 0;
  let hide: (() => void) | undefined;
  let dim: (() => void) | undefined;

  function waitFor(ms: number) {
    clearTimeout(timer);
    timer = window.setTimeout(show, ms);
  }
  const wait = () => waitFor((isBehindPanel(play) ? isMenuNew : isNew) ? FIRST_WAIT : LATER_WAIT);
  function begun() {
    isMenuNew = false;
    if (!isBehindPanel(play)) isNew = false;
  }
  const look = () => shownNow(play, session());
  function show() {
    if (document.visibilityState === 'hidden' || !look()) return waitFor(GLANCE);
    begun();
    failuresHelped = session().tries.failures;
    // Failures bring it anew while it is there.
    hide?.();
    hide = showHand(look, wait);
  }
  function startAgain() {
    hide?.();
    wait();
  }
  function stir({ type, target }: Event) {
    const isOnStage = target instanceof Node && play.contains(target);
    // A mouse on its way is somebody, but has not begun yet; nor has who presses a button of the bar.
    if (type === 'keydown' || (type === 'pointerdown' && (isOnStage || isBehindPanel(play)))) begun();
    if (type === 'pointerdown') before = isOnStage ? { ...session().tries } : null;
    startAgain();
  }
  function lift() {
    const { tries } = session();
    if (before && tries.played === before.played && tries.failures === before.failures) tries.failures++;
    before = null;
    care();
  }
  /** Quiet help, from the third failure in a row until something succeeds. */
  function care() {
    const { failures } = session().tries;
    if (failures < KIND_AFTER) {
      failuresHelped = 0;
      dim?.();
      dim = undefined;
      return;
    }
    if (failures >= failuresHelped + KIND_AFTER) waitFor(MOMENT);
    dim ??= layLight(play, () => (isBehindPanel(play) ? null : look()));
  }
  // Kept when the game is left: while it is played, nothing is written.
  const keep = () => isNew || noteVisit(pathname);

  for (const type of STIRS) window.addEventListener(type, stir, true);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pagehide', keep);
  const unwatch = session().effectBus.watch(care);
  const menus = new MutationObserver(startAgain);
  menus.observe(play, { attributeFilter: ['inert'] });
  wait();
  // A child may have failed before this script was there.
  care();
  return () => {
    for (const type of STIRS) window.removeEventListener(type, stir, true);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pagehide', keep);
    unwatch();
    menus.disconnect();
    clearTimeout(timer);
    hide?.();
    dim?.();
    keep();
  };
}
