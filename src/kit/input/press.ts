/** For buttons beside the play area: a press by hand leaves the keyboard with the game, so that Space still does what it did. */
export const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

/** A screen reader's press may come as a touch and as a click without a finger; they are this close. */
const SAME_PRESS = 100;
let last = { button: null as unknown, at: 0 };

interface Press {
  readonly timeStamp: number;
  readonly currentTarget: unknown;
}

/** A button that answers when it is touched, by every finger; the click serves keyboards and switches, and never counts twice. */
export const atTouch = (press: () => void) => ({
  ...keepFocus,
  onPointerDown({ button, timeStamp, currentTarget }: Press & { readonly button: number }) {
    if (button !== 0) return;
    last = { button: currentTarget, at: timeStamp };
    press();
  },
  onClick({ detail, timeStamp, currentTarget }: Press & { readonly detail: number }) {
    if (detail === 0 && (currentTarget !== last.button || timeStamp - last.at > SAME_PRESS)) press();
  },
});
