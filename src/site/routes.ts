import { gamePages } from '../games/pages';
import type { PageInfo } from '../kit/catalog';
import { HOME, NOT_FOUND_PAGE } from './pages/info';

/** One address of the site. The browser never needs this table: each page's HTML says what it is. */
export interface Route {
  readonly path: string;
  readonly page: PageInfo;
  /** The file whose default export is shown. */
  readonly source: string;
}

export const NOT_FOUND: Route = { path: '/404', page: NOT_FOUND_PAGE, source: 'src/site/pages/NotFound.tsx' };

export const ROUTES: readonly Route[] = [
  { path: '/', page: HOME, source: 'src/site/home/Home.tsx' },
  ...gamePages.flatMap(({ page, source, aliases = [] }): Route[] => [
    { path: page.path, page, source },
    ...aliases.map((path) => ({ path, page: { ...page, hidden: true }, source })),
  ]),
];

/** The route of an address: one trailing slash is forgiven, capitals are not. Null is "not found". */
export function matchRoute(pathname: string): Route | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return ROUTES.find((route) => route.path === path) ?? null;
}
