/** A dialog was open when its page was loaded again: its step in the history leads nowhere. */
export function takeBackDialogStep(): void {
  if (history.state?.dialog) history.back();
}
