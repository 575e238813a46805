import { loadStaticSite } from '../scripts/static-site';

/** The routes, games, storage keys and titles of the site under test, as the build has bundled them. */
export const { ROUTES, allStickers: STICKERS, gamePages: CARDS, STORAGE_KEYS, titleOf } = await loadStaticSite();
