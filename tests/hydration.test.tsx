import { act, type ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ROUTES } from '../src/site/routes';
import type { StaticPage } from '../src/site/static/document';

const screens = import.meta.glob<{ default: ComponentType }>([
  '../src/games/*/view/*.tsx',
  '../src/site/**/*.tsx',
  '!**/*.test.tsx',
]);
let pages: readonly StaticPage[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  pages = await (await import('../src/entry-static')).renderAll();
  // The two renderers must not share modules, as they do not in the product.
  vi.resetModules();
}, 60_000);

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** What an address says is read only once the page is alive, as the static page is the same for all. */
const WITH_QUERY = ['/abilities?verified=true', '/donate?success=true', '/donate?success=true&redirect_status=failed'];
const ADDRESSES = [...ROUTES.map(({ path }) => path), ...WITH_QUERY];

it.each(ADDRESSES)('%s comes alive from its static page without a warning', async (address) => {
  history.replaceState(null, '', address);
  const page = pages.find(({ path }) => path === location.pathname);
  if (!page) throw new Error(`${address} was not rendered`);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { mountPage } = await import('../src/site/app/mountPage');
  const Screen = page.article ? null : ((await screens[`../${page.source}`]?.())?.default ?? null);
  expect(Screen === null).toBe(page.article !== undefined);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = page.body;
  const html = page.article ? root.firstElementChild?.innerHTML : undefined;
  const first = {
    app: '',
    script: '',
    styles: [],
    head: [],
    game: page.game,
    gate: page.gate,
    html,
    Screen,
  };
  const recoverable = vi.fn();
  const mounted = await act(async () => mountPage(root, first, { onRecoverableError: recoverable }));
  expect(recoverable).not.toHaveBeenCalled();
  expect(error.mock.calls).toEqual([]);
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  act(() => mounted.unmount());
  root.remove();
});
