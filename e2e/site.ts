import { loadStaticSite } from '../scripts/static-site';

/** The routes and storage keys of the site under test, as the build has bundled them. */
export const { ROUTES, STORAGE_KEYS } = await loadStaticSite();
