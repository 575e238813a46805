import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { catalogue } from './games/catalogue';
import { gamePages } from './games/pages';
import { allStickers } from './games/stickers';
import { GATE_AGE } from './kit/gameInfo';
import { DEFAULT_THEME } from './kit/theme/themes';
import { App } from './site/app/App';
import type { ReadyPage } from './site/app/page';
import ArticlePage from './site/pages/ArticlePage';
import { matchRoute, NOT_FOUND, ROUTES, type Route } from './site/routes';
import { type StaticPage, toDocument } from './site/static/document';
import { Head, titleOf } from './site/static/Head';
import { Poster } from './site/static/Poster';
import { seoFiles } from './site/static/seoFiles';
import { socialFile } from './site/static/structuredData';
import { SCREENSHOTS, screenshotFile, webManifest } from './site/static/webManifest';
import { STORAGE_KEYS } from './site/storageKeys';

const screens = import.meta.glob<{ default: ComponentType }>([
  './games/*/view/*.tsx',
  './site/album/Album.tsx',
  './site/home/Home.tsx',
  './site/donate/Donate.tsx',
  './site/grownups/GrownUps.tsx',
  './site/pages/{NotFound,Privacy}.tsx',
  '!**/*.test.tsx',
]);

async function toHtml(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** Catalogue age drives the gate. */
function gateOf({ page }: Route): string | undefined {
  const card = catalogue.find(({ path }) => path === page.path);
  return card && card.age >= GATE_AGE ? String(card.age) : undefined;
}

const pictureOf = (path: string) => catalogue.find((card) => card.path === path)?.preview;

/** What the browser will read from the page, as far as it shapes what is shown. */
async function firstOf(route: Route): Promise<ReadyPage> {
  const { game } = route.page;
  const base = { app: '', script: '', styles: [], head: [], game: game?.heading ?? game?.name, gate: gateOf(route) };
  if (route.article) {
    const html = await toHtml(<ArticlePage article={route.article} pictureOf={pictureOf} />);
    return { ...base, html, Screen: null };
  }
  const load = screens[route.source.replace('src/', './')];
  if (!load) throw new Error(`${route.path}: there is no ${route.source}`);
  return { ...base, html: undefined, Screen: (await load()).default };
}

export async function renderPage(route: Route): Promise<StaticPage> {
  const { page } = route;
  const preview = page.game && pictureOf(page.path);
  const poster = preview ? await toHtml(<Poster preview={preview} text={page.description} />) : '';
  const first = await firstOf(route);
  return {
    ...route,
    game: first.game,
    gate: first.gate,
    head: await toHtml(<Head page={page} article={route.article} />),
    body: await toHtml(
      <StrictMode>
        <App first={first} poster={poster} />
      </StrictMode>,
    ),
  };
}

export const renderAll = () => Promise.all([...ROUTES, NOT_FOUND].map(renderPage));

export {
  allStickers,
  DEFAULT_THEME,
  gamePages,
  matchRoute,
  NOT_FOUND,
  ROUTES,
  SCREENSHOTS,
  STORAGE_KEYS,
  screenshotFile,
  seoFiles,
  socialFile,
  titleOf,
  toDocument,
  webManifest,
};

/** The file of the picture on a game's card, for scripts that draw from it. */
export function cardPicture(path: string): string | undefined {
  const source = ROUTES.find((route) => route.path === path && route.page.game)?.source;
  return source?.replace(/view\/[^/]+$/, 'art/preview.svg');
}
