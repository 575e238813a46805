/** A finger that stays longer rests there, and presses nothing. */
const LONGEST_TAP = 700;
/** One that goes further, in px, pinches or swipes. */
const WIDEST_TAP = 32;
/** A click of the browser's own that comes so soon after ours is the same press. */
const SAME_PRESS = 300;

/** What a click changes. A label hands it on to its choice. */
const CONTROLS = 'button, a, label, summary';

interface Finger {
  control: Element | null;
  readonly since: number;
  readonly x: number;
  readonly y: number;
  wasAlone: boolean;
}

/**
 * Browsers make no click of a tap while another finger or a palm is on the screen. Here it becomes one, so that buttons
 * and links answer whatever else lies on the tablet. Controls that answer the touch itself (see press.ts) pass it over:
 * it comes with a count, as a finger's.
 */
export function clickByEveryFinger(): () => void {
  const down = new Map<number, Finger>();
  let made = { control: null as Element | null, at: 0 };

  function touch({ pointerId, pointerType, isPrimary, target, timeStamp, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'touch') return;
    // The first of new fingers: whoever was there before has left unseen.
    if (isPrimary) down.clear();
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    down.set(pointerId, { control, since: timeStamp, x: clientX, y: clientY, wasAlone: true });
    if (down.size > 1) for (const finger of down.values()) finger.wasAlone = false;
  }

  function lift({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
    const finger = down.get(pointerId);
    down.delete(pointerId);
    if (!finger?.control || finger.wasAlone || timeStamp - finger.since > LONGEST_TAP) return;
    const { control, x, y } = finger;
    if (Math.hypot(clientX - x, clientY - y) > WIDEST_TAP) return;
    if (!control.contains(document.elementFromPoint(clientX, clientY))) return;
    // Two fingers on one button are one press.
    for (const other of down.values()) if (other.control === control) other.control = null;
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
    // Not before: the click that a label makes is the browser's own.
    made = { control, at: timeStamp };
  }

  function onlyOnce(event: MouseEvent) {
    const isSame = event.target instanceof Node && made.control?.contains(event.target);
    if (!event.isTrusted || !isSame || event.timeStamp - made.at > SAME_PRESS) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('pointerdown', touch, { capture: true, signal });
  addEventListener('pointerup', lift, { capture: true, signal });
  addEventListener('pointercancel', ({ pointerId }) => down.delete(pointerId), { capture: true, signal });
  addEventListener('click', onlyOnce, { capture: true, signal });
  return () => stop.abort();
}
