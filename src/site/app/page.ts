import type { ComponentType } from 'react';

/** A page as its own HTML describes it. */
export interface Page {
  /** The script of the version it belongs to. */
  readonly app: string;
  /** The script whose default export is shown. */
  readonly script: string;
  readonly styles: readonly string[];
  /** The game's name, where it is one. */
  readonly game: string | undefined;
  /** The age a grown-up has to confirm first, as text. */
  readonly gate: string | undefined;
  /** The page itself, where it is only text: it has no script, and none is fetched. */
  readonly html: string | undefined;
  /** Title, description and the like. */
  readonly head: readonly Element[];
}

/** A page that is ready to be shown. `Screen` is null when its code could not be had. */
export interface ReadyPage extends Page {
  readonly Screen: ComponentType | null;
  /** What is done once it is on the screen, where one came from another page. */
  readonly arrive?: () => void;
}

/** Whether a game opens without a question for the age: it has none, or Home has asked it. */
export const skipsAgeGate = (gate: string | undefined) =>
  !gate || new URLSearchParams(location.search).get('verified') === 'true';

export function describePage(document: Document): Page {
  const root = document.getElementById('root');
  const { page = '', game, gate } = root?.dataset ?? {};
  return {
    app: document.querySelector('script[data-app]')?.getAttribute('src') ?? '',
    script: page,
    styles: [...document.querySelectorAll('link[data-style]')].map((link) => link.getAttribute('href') ?? ''),
    game,
    gate,
    html: page ? undefined : root?.firstElementChild?.innerHTML,
    head: [...document.head.querySelectorAll('[data-head]')],
  };
}

/** Fetches a page's script and styles, which may be there already. */
export async function fetchParts({ script, styles }: Page): Promise<ComponentType | null> {
  const [module] = await Promise.all([script && import(/* @vite-ignore */ script), ...styles.map(addStyle)]);
  return module ? module.default : null;
}

/**
 * Sheets on their way, and those that have come. The first page's are in its HTML. One that a late part has asked for is
 * asked for once more: it may have failed, and the order of sheets does not matter.
 */
const added = new Map<string, Promise<unknown>>();

/** Settles when the style sheet is in force, which it may be already. */
function addStyle(href: string): Promise<unknown> | undefined {
  if (added.has(href) || document.querySelector(`link[data-style][href="${href}"]`)) return added.get(href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const coming = new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror })));
  added.set(href, coming);
  coming.catch(() => {
    // The next time it is asked for anew.
    link.remove();
    added.delete(href);
  });
  return coming;
}

/**
 * Readies the page that was loaded. After a new version went out its script may be gone: loading
 * the address afresh brings the new one. Once; if that fails too, the page says kindly what is wrong.
 */
export async function readyFirstPage(): Promise<ReadyPage> {
  const page = describePage(document);
  try {
    const Screen = await fetchParts(page);
    if (history.state?.reloaded) history.replaceState({ ...history.state, reloaded: false }, '');
    return { ...page, Screen };
  } catch (error) {
    if (!history.state?.reloaded) {
      history.replaceState({ ...history.state, reloaded: true }, '');
      location.reload();
      // The page is on its way out; nothing is to be shown any more.
      return new Promise(() => {});
    }
    console.warn('Could not load this page', error);
    return { ...page, Screen: null };
  }
}
