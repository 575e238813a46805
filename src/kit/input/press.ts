/** For buttons beside the play area: a press by hand leaves the keyboard with the game, so that Space still does what it did. */
export const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

/** A screen reader's press may come as a touch and as a click without a finger; they are this close. */
const SAME_PRESS = 100;
let last = { button: null as unknown, at: 0 };

interface Press {
  readonly timeStamp: number;
  readonly currentTarget: unknown;
}

interface FingerPress extends Press {
  readonly button: number;
}

interface Lift extends FingerPress {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

function answers({ button, timeStamp, currentTarget }: FingerPress, press: () => void) {
  if (button !== 0) return;
  last = { button: currentTarget, at: timeStamp };
  press();
}

/** The click serves keyboards and switches, and never counts twice. */
const withoutFinger = (press: () => void) => ({
  onClick({ detail, timeStamp, currentTarget }: Press & { readonly detail: number }) {
    if (detail === 0 && (currentTarget !== last.button || timeStamp - last.at > SAME_PRESS)) press();
  },
});

/** A button that answers when it is touched, by every finger. */
export const atTouch = (press: () => void) => ({
  ...keepFocus,
  ...withoutFinger(press),
  onPointerDown: (event: FingerPress) => answers(event, press),
});

/** A button that answers when a finger lifts on it, for rows that slide: sliding them presses nothing. */
export const atLift = (press: () => void) => ({
  ...keepFocus,
  ...withoutFinger(press),
  onPointerUp(event: Lift) {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x >= left && x <= right && y >= top && y <= bottom) answers(event, press);
  },
});
