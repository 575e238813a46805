import type { PageInfo } from '../../kit/gameInfo';
import { NAME } from '../site';

export const HOME: PageInfo = {
  path: '/',
  title: `${NAME}: free games for children, ages 1-8`,
  description:
    'Small browser games for toddlers and young children. No ads, no accounts, no data collection: made by parents, free for every family.',
  keywords: ['free kids games', 'toddler games', 'games without ads', 'safe games for children', 'offline games'],
};

export const DONATE: PageInfo = {
  path: '/donate',
  title: `Support ${NAME}: keep the games free`,
  description:
    'Help to keep small games free, safe and without ads for every child: a donation of one dollar or more, or a monthly one of 2, 5 or 10.',
  keywords: ['support free kids games', 'donate to ad-free games', 'keep games free for children'],
};

export const NOT_FOUND_PAGE: PageInfo = {
  path: '/',
  title: 'Page Not Found',
  description: 'This page is not in the wood. All our games are on the home page.',
  keywords: [],
  hidden: true,
};

export const PRIVACY: PageInfo = {
  path: '/privacy',
  title: 'Privacy policy: what is kept, by whom and why',
  description: `What ${NAME} keeps on your device and why, what our server knows, what happens when you donate, and how to reach us.`,
  keywords: ['privacy policy', 'kids privacy', 'COPPA', 'children’s code', 'no data collection'],
};

export const ALBUM: PageInfo = {
  path: '/album',
  title: "Wiggle's album: your pictures and stickers",
  description:
    'The pictures a child drew and built, as on a fridge door, and a sticker book to play with. Kept on this device alone, without an account.',
  keywords: ['kids drawing album', 'sticker book for kids', 'keep drawings on tablet', 'no account'],
};

export const GROWN_UPS: PageInfo = {
  path: '/grown-ups',
  title: `For grown-ups: how ${NAME} plays on this device`,
  description:
    'Choose which games Home shows, how long and how loud play is, and whether it is calm. Kept on this device alone, without an account.',
  keywords: ['parental controls without account', 'screen time for toddlers', 'calm games for kids', 'play lock'],
};
