import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { catalogue } from './games/catalogue';
import { App } from './site/App';
import { FIRST_PAINT } from './site/first-paint';
import { NOT_FOUND, ROUTES, type Route } from './site/routes';
import { Head } from './site/static/Head';
import { Poster } from './site/static/Poster';

/** A page as the build needs it. */
export interface StaticPage extends Route {
  readonly head: string;
  readonly body: string;
}

const screens = import.meta.glob<{ default: ComponentType }>([
  './games/*/*.tsx',
  './site/home/Home.tsx',
  './site/pages/*.tsx',
  '!**/*.test.tsx',
  '!./site/pages/Trouble.tsx',
]);

async function toHtml(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

async function renderPage(route: Route): Promise<StaticPage> {
  const load = screens[route.source.replace('src/', './')];
  if (!load) throw new Error(`${route.path}: there is no ${route.source}`);
  const { default: Screen } = await load();
  const { page } = route;
  const card = catalogue.find(({ path }) => path === page.path);
  const first = { app: '', script: '', styles: [], head: [], game: page.game?.name, Screen };
  const poster = card && page.game ? await toHtml(<Poster preview={card.preview} text={page.description} />) : '';
  return {
    ...route,
    head: await toHtml(<Head page={page} />),
    body: await toHtml(
      <StrictMode>
        <App first={first} poster={poster} />
      </StrictMode>,
    ),
  };
}

export const renderAll = () => Promise.all([...ROUTES, NOT_FOUND].map(renderPage));

export { FIRST_PAINT, NOT_FOUND, ROUTES };
