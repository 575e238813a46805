export type Dialogs = typeof import('../dialogs/dialogs');

let loading: Promise<Dialogs> | undefined;

/**
 * Fetches the dialogs' code and styles. What did not come once stays so until the page is loaded again: the styles
 * would not be asked for a second time, and a dialog without them is none.
 */
export function loadDialogs(): Promise<Dialogs> {
  loading ??= import('../dialogs/dialogs');
  return loading;
}
