/**
 * Without the app's own script a game would stay a picture for ever: the page says kindly that it did not open. Pages of words
 * and links can be read all the same.
 */
export function tellWhereAppIsMissing(): void {
  addEventListener('error', onError, true);

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement) || target.dataset.app === undefined) return;
    const game = document.querySelector('#root[data-game]');
    const message = document.querySelector<HTMLTemplateElement>('#error');
    if (message) game?.replaceChildren(message.content.cloneNode(true));
  }
}
