import { everyFrame } from '../session/frames';
import type { SessionFrame } from '../session/session';
import { prefersStill } from '../ui/motion';
import { type Pose, poseAt, type Shown } from './ghostPose';

/** After so many ms without a touch: at a child's first visit to a game, and later. */
export const FIRST_WAIT = 3000;
export const LATER_WAIT = 12_000;
/** So many touches that did nothing bring the hand, too, after a moment. */
export const VAIN_TOUCHES = 3;
const MOMENT = 600;
/** Where there is nothing to show, it looks again so soon. */
const GLANCE = 500;

const STIRS = ['pointerdown', 'pointermove', 'keydown'] as const;

export type Helped = Pick<SessionFrame, 'hint' | 'locate' | 'played' | 'noteVain'>;

/** The picture: a hand that points with its first finger, and the mark that the finger leaves. */
const PICTURE =
  '<i></i><svg viewBox="0 0 72 84"><path d="M20 9a8 8 0 0 1 16 0v24a6.5 6.5 0 0 1 12.5 1.5a6.5 6.5 0 0 1 12.5 4v21c0 12-9 21-21 21h-4c-8 0-13-4-17-11L7 51c-3-6 3-11 8-8l5 5z"/><path d="M36 33v10M48.5 37v8"/></svg>';

/** What could be done now, on the screen: the button of a menu, or what the game says. */
function shownNow(play: HTMLElement, { hint, locate }: Helped): Shown | null {
  if (document.querySelector('dialog[open]')) return null;
  if (play.inert) {
    const panel = play.parentElement?.querySelector('section');
    const button = (panel?.querySelector('.primary') ?? panel?.querySelector('button'))?.getBoundingClientRect();
    return button
      ? { type: 'tap', at: { x: button.left + button.width / 2, y: button.top + button.height / 2 } }
      : null;
  }
  const gesture = hint();
  if (gesture?.type === 'tap') {
    const at = locate(gesture.at);
    return at && { type: 'tap', at };
  }
  if (!gesture) return null;
  const from = locate(gesture.from);
  const other = locate(gesture.type === 'drag' ? gesture.to : gesture.around);
  if (!from || !other) return null;
  return gesture.type === 'drag' ? { type: 'drag', from, to: other } : { type: 'turn', from, around: other };
}

const startOf = (shown: Shown) => (shown.type === 'tap' ? shown.at : shown.from);

/** A hand that stands still needs no frames. */
function fromTimeToTime(step: (elapsed: number) => boolean): () => void {
  const timer = setInterval(() => step(GLANCE), GLANCE);
  queueMicrotask(() => step(0));
  return () => clearInterval(timer);
}

/** Shows a gesture once, wherever its thing moves meanwhile; with less motion the hand only stands there. */
function showHand(look: () => Shown | null, done: () => void): () => void {
  const hand = document.createElement('div');
  hand.className = 'ghostHand';
  hand.setAttribute('aria-hidden', 'true');
  hand.innerHTML = PICTURE;
  document.body.append(hand);
  const isStill = prefersStill();
  let ms = 0;
  function end() {
    stop();
    hand.remove();
  }
  function put({ x, y, seen, pressed }: Pose) {
    hand.style.transform = `translate(${x}px,${y}px)`;
    hand.style.opacity = String(seen);
    hand.style.setProperty('--pressed', String(pressed));
  }
  function step(elapsed: number) {
    ms += elapsed;
    const shown = look();
    const pose = shown && (isStill ? { ...startOf(shown), seen: 1, pressed: 1 } : poseAt(shown, ms));
    if (pose) put(pose);
    else {
      end();
      done();
    }
    return hand.isConnected;
  }
  const stop = isStill ? fromTimeToTime(step) : everyFrame(step);
  return end;
}

/**
 * A translucent hand that shows what to do on the real stage: to who is new here and does not begin, to who
 * has been still for a while, and to who touched in vain. It goes at the first touch and never takes one.
 */
export function offerGhostHand(play: HTMLElement, session: () => Helped, isNew: boolean, known: () => void) {
  let wait = isNew ? FIRST_WAIT : LATER_WAIT;
  let timer = 0;
  let vain = 0;
  let playedBefore = 0;
  let hide: (() => void) | null = null;
  const look = () => shownNow(play, session());

  function waitFor(ms: number) {
    clearTimeout(timer);
    timer = window.setTimeout(show, ms);
  }
  function begun() {
    if (wait === FIRST_WAIT) known();
    wait = LATER_WAIT;
  }
  function show() {
    if (document.visibilityState === 'hidden' || !look()) return waitFor(GLANCE);
    begun();
    vain = 0;
    hide = showHand(look, () => waitFor(wait));
  }
  function stir({ type }: Event) {
    hide?.();
    hide = null;
    // A mouse on its way is somebody, but has not begun yet.
    if (type !== 'pointermove') begun();
    waitFor(wait);
  }
  function touch({ target }: Event) {
    playedBefore = target instanceof Node && play.contains(target) ? session().played : -1;
  }
  function lift() {
    if (playedBefore < 0) return;
    const isVain = session().played === playedBefore;
    vain = isVain ? vain + 1 : 0;
    if (isVain) session().noteVain();
    if (vain >= VAIN_TOUCHES) waitFor(MOMENT);
  }

  for (const type of STIRS) window.addEventListener(type, stir, true);
  window.addEventListener('pointerdown', touch, true);
  window.addEventListener('pointerup', lift);
  waitFor(wait);
  return () => {
    for (const type of STIRS) window.removeEventListener(type, stir, true);
    window.removeEventListener('pointerdown', touch, true);
    window.removeEventListener('pointerup', lift);
    clearTimeout(timer);
    hide?.();
  };
}
