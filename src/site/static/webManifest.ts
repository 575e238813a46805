import { gamePages } from '../../games/pages';
import { BAR_COLORS } from '../../kit/theme/showTheme';
import { DEFAULT_THEME } from '../../kit/theme/themes';
import { NAME, TAGLINE } from '../site';

const SKY = BAR_COLORS[DEFAULT_THEME];

/** What an installer shows of the site; `npm run pictures` takes them. */
export const SCREENSHOTS = [
  { form: 'wide', path: '/', width: 1280, height: 800, ratio: 1, label: 'The home page' },
  { form: 'narrow', path: gamePages[0]?.card.path ?? '/', width: 390, height: 844, ratio: 2, label: 'A game' },
] as const;
export const screenshotFile = (form: string) => `/icons/screenshot-${form}.png`;

export const webManifest = {
  id: '/',
  name: NAME,
  short_name: NAME,
  description: TAGLINE,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: SKY,
  theme_color: SKY,
  categories: ['kids', 'games', 'education'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: SCREENSHOTS.map(({ form, width, height, ratio, label }) => ({
    src: screenshotFile(form),
    sizes: `${width * ratio}x${height * ratio}`,
    type: 'image/png',
    form_factor: form,
    label,
  })),
  // What a long press on the installed app offers.
  shortcuts: gamePages
    .filter(({ isShortcut }) => isShortcut)
    .map(({ card: { name, path } }) => ({
      name,
      url: path,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    })),
};
