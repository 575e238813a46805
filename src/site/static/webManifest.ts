import { gamePages } from '../../games/pages';
import { BAR_COLORS } from '../../kit/theme/showTheme';
import { DEFAULT_THEME } from '../../kit/theme/themes';
import { NAME, TAGLINE } from '../site';

const SKY = BAR_COLORS[DEFAULT_THEME];

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
  screenshots: [
    {
      src: '/icons/screenshot-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The home page',
    },
    {
      src: '/icons/screenshot-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A game',
    },
  ],
  // What a long press on the installed app offers.
  shortcuts: gamePages
    .filter(({ isShortcut }) => isShortcut)
    .map(({ card: { name, path } }) => ({
      name,
      url: path,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    })),
};
