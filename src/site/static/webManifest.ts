import { gamePages } from '../../games/pages';
import { NAME, TAGLINE } from '../site';

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
  background_color: '#b4e4ff',
  theme_color: '#b4e4ff',
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
