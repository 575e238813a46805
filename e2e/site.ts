import { loadStaticSite } from '../scripts/static-site';

/** The routes, storage keys and titles of the site under test, as the build has bundled them. */
export const { ROUTES, STORAGE_KEYS, titleOf } = await loadStaticSite();
