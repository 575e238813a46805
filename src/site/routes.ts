import { gamePages } from '../games/pages';
import type { PageInfo } from '../kit/gameInfo';
import { about } from './pages/articles/about';
import type { Article } from './pages/articles/article';
import { noAdsGames } from './pages/articles/no-ads-games';
import { safeKidsGames } from './pages/articles/safe-kids-games';
import { safeOnlineGames } from './pages/articles/safe-online-games';
import { ALBUM, DONATE, GROWN_UPS, HOME, NOT_FOUND_PAGE, PRIVACY } from './pages/info';

/** One address of the site. The browser never needs this table: each page's HTML says what it is. */
export interface Route {
  readonly path: string;
  readonly page: PageInfo;
  /** The file whose default export is shown. */
  readonly source: string;
  /** A page of words only; its source lays them out in the build, and the browser gets no script for it. */
  readonly article?: Article;
}

export const NOT_FOUND: Route = { path: '/404', page: NOT_FOUND_PAGE, source: 'src/site/pages/NotFound.tsx' };

const ARTICLES: readonly Article[] = [about, safeKidsGames, noAdsGames, safeOnlineGames];

export const ROUTES: readonly Route[] = [
  { path: '/', page: HOME, source: 'src/site/home/Home.tsx' },
  ...ARTICLES.map(
    (article): Route => ({
      path: article.page.path,
      page: article.page,
      source: 'src/site/pages/ArticlePage.tsx',
      article,
    }),
  ),
  { path: '/privacy', page: PRIVACY, source: 'src/site/pages/Privacy.tsx' },
  { path: '/album', page: ALBUM, source: 'src/site/album/Album.tsx' },
  { path: '/grown-ups', page: GROWN_UPS, source: 'src/site/grownups/GrownUps.tsx' },
  { path: '/donate', page: DONATE, source: 'src/site/donate/Donate.tsx' },
  ...gamePages.flatMap(({ page, source, aliases }): Route[] => [
    { path: page.path, page, source },
    // An alias says the same as the page itself, its canonical address too.
    ...aliases.map((path) => ({ path, page, source })),
  ]),
];

for (const [index, { path }] of ROUTES.entries()) {
  if (ROUTES.findIndex((route) => route.path === path) !== index)
    throw new Error(`${path} is the address of two pages`);
}

/** The route of an address: one trailing slash is forgiven, capitals are not. Null is "not found". */
export function matchRoute(pathname: string): Route | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return ROUTES.find((route) => route.path === path) ?? null;
}
