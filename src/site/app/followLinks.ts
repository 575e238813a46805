import { bringLateFont } from './lateFont';
import { type HistoryMode, loadPage, setFollower } from './navigate';
import { describePage, fetchParts, type Page, type ReadyPage } from './page';

/**
 * Going from page to page without loading the site again. Links are plain `<a href>`. One listener
 * fetches the HTML of the page a finger or the mouse comes near to; that HTML says which script,
 * styles and head belong to it. When anything is not as expected (another version, no network, not
 * one of our pages), the browser simply loads the address itself.
 */
const known = new Map<string, Promise<Page>>();

async function fetchPage(path: string): Promise<Page> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(String(answer.status));
  // The text of its styles is not needed here, and this page's policy would refuse it loudly.
  const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '');
  return describePage(new DOMParser().parseFromString(html, 'text/html'));
}

function pageAt(path: string): Promise<Page> {
  const page = known.get(path) ?? fetchPage(path);
  known.set(path, page);
  page.catch(() => known.delete(path));
  return page;
}

/** Pages with a security policy of their own are entered and left by a full load. */
const isApart = (path: string) => /^\/donate\/?$/.test(path);

function ownLink(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.hash) return null;
  return isApart(url.pathname) || isApart(location.pathname) ? null : url;
}

/** Every page begins at its top, for screen readers too. */
function arrive() {
  window.scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Follows links and the browser's own back and forward; `show` puts a page on the screen. */
export function followLinks(first: Page, show: (page: ReadyPage) => void): () => void {
  let latest = 0;
  let shown = location.pathname;
  known.set(shown, Promise.resolve(first));
  history.scrollRestoration = 'manual';

  async function follow(url: URL, mode: HistoryMode) {
    latest += 1;
    const turn = latest;
    // By a later navigation, or by the browser's own buttons, which are back already where they came from.
    const isOvertaken = () => turn !== latest || (mode === 'stay' && location.pathname !== url.pathname);
    try {
      const page = await pageAt(url.pathname);
      if (page.app !== first.app) throw new Error('There is a new version');
      const Screen = await fetchParts(page);
      if (isOvertaken()) return;
      if (mode === 'push') history.pushState({ ours: true }, '', url);
      if (mode === 'replace') history.replaceState({ ours: true }, '', url);
      shown = url.pathname;
      for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
      document.head.append(...page.head);
      bringLateFont();
      show({ ...page, Screen, arrive });
    } catch {
      if (!isOvertaken()) loadPage(url.href, mode);
    }
  }
  setFollower(follow);

  function click(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = ownLink(event);
    if (!url) return;
    event.preventDefault();
    if (url.href !== location.href) void follow(url, 'push');
    else window.scrollTo(0, 0);
  }

  function approach(event: Event) {
    const url = ownLink(event);
    // Failing early is no harm: the click finds out for itself.
    if (url && url.pathname !== location.pathname)
      pageAt(url.pathname)
        .then(fetchParts)
        .catch(() => {});
  }

  function back() {
    // A step within the same page (a dialog, a query) is not a navigation.
    if (location.pathname !== shown) void follow(new URL(location.href), 'stay');
  }

  const near = ['pointerover', 'touchstart', 'focusin'] as const;
  document.addEventListener('click', click);
  window.addEventListener('popstate', back);
  for (const type of near) document.addEventListener(type, approach, { passive: true });
  return () => {
    setFollower(null);
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', back);
    for (const type of near) document.removeEventListener(type, approach);
  };
}
