import type { MouseEvent } from 'react';

/** For buttons beside the play area: a press by hand leaves the keyboard with the game, so that Space still does what it did. */
export const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

/** A screen reader's press may come as a touch and as a click without a finger; they are this close. */
const SAME_PRESS = 100;
let last = { button: null as unknown, at: 0 };

interface FingerPress {
  readonly button: number;
  readonly timeStamp: number;
  readonly currentTarget: unknown;
}

interface Lift extends FingerPress {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** Whether it is a finger, or the mouse's main button. It is noted: a click without a finger that comes with it is the same press. */
export function isByFinger({ button, timeStamp, currentTarget }: FingerPress): boolean {
  if (button !== 0) return false;
  last = { button: currentTarget, at: timeStamp };
  return true;
}

/** The click serves keyboards and switches, and never counts twice. */
export const withoutFinger = (press: (event: MouseEvent<HTMLElement>) => void) => ({
  onClick(event: MouseEvent<HTMLElement>) {
    const { detail, timeStamp, currentTarget } = event;
    if (detail === 0 && (currentTarget !== last.button || timeStamp - last.at > SAME_PRESS)) press(event);
  },
});

/** A button that answers when it is touched, by every finger. */
export const atTouch = (press: () => void) => ({
  ...keepFocus,
  ...withoutFinger(press),
  onPointerDown: (event: FingerPress) => isByFinger(event) && press(),
});

/** A button that answers when a finger lifts on it, for rows that slide: sliding them presses nothing. */
export const atLift = (press: () => void) => ({
  ...keepFocus,
  ...withoutFinger(press),
  onPointerUp(event: Lift) {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x >= left && x <= right && y >= top && y <= bottom && isByFinger(event)) press();
  },
});
