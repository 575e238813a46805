import { BAR_COLORS } from '../../kit/theme/showTheme';
import { DEFAULT_THEME } from '../../kit/theme/themes';
import type { Route } from '../routes';
import { sharedMarkup } from './sharedMarkup';

/** A page as the build needs it. */
export interface StaticPage extends Route {
  /** The title of the game, where it is one. */
  readonly game: string | undefined;
  /** The age a grown-up has to confirm before the game opens. */
  readonly gate: string | undefined;
  readonly head: string;
  readonly body: string;
}

/** What the build, or the development server, adds to a page. Addresses begin with a slash. */
interface PageFiles {
  /** The script that makes the page live, and the script with the page's own component. */
  readonly app: string;
  readonly screen: string;
  /** Scripts that these two import. */
  readonly imports: readonly string[];
  /** Style sheets whose text is in the page already. */
  readonly sheets: readonly string[];
  readonly css: string;
  readonly font: string | undefined;
  /** The picture of the land behind the page. */
  readonly scene: string | undefined;
  /** Text of the inline scripts, see site/boot. */
  readonly beforePaint: string;
  readonly afterContent: string;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const ICON_LINKS =
  '<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';

/** A whole page as HTML: all styles in the head, the content, then the scripts. */
export function toDocument(page: StaticPage, files: PageFiles): string {
  const { game, gate, article, head, body } = page;
  const attributes = [
    // A page of text has no script of its own.
    article ? '' : ` data-page="${files.screen}"`,
    game ? ` data-game="${escapeAttribute(game)}"` : '',
    gate ? ` data-gate="${gate}"` : '',
  ].join('');
  return [
    `<!doctype html><html lang="en" data-theme="${DEFAULT_THEME}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Before the script that takes the stored theme's color.
    `<meta name="theme-color" content="${BAR_COLORS[DEFAULT_THEME]}">`,
    files.font ? `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>` : '',
    // The largest thing to see: styles alone would ask for it when the words are painted. A first visit has the first theme.
    files.scene ? `<link rel="preload" href="${files.scene}" as="image">` : '',
    `<script>${files.beforePaint}</script><style>${files.css}</style>`,
    // Named for navigation and for lazy parts: what is listed here is not fetched again, and disabled links are never fetched.
    ...files.sheets.map((sheet) => `<link data-style rel="stylesheet" href="${sheet}" disabled>`),
    `${ICON_LINKS}${head}</head>`,
    `<body><div id="root"${attributes}>${body}</div>${sharedMarkup()}`,
    ...[...(article ? [] : [files.screen]), ...files.imports].map(
      (file) => `<link rel="modulepreload" href="${file}">`,
    ),
    `<script>${files.afterContent}</script><script type="module" data-app src="${files.app}"></script></body></html>`,
  ].join('');
}
