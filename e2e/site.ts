import { loadStaticSite } from '../scripts/static-site';

/** The routes of the site under test, as the build has bundled them. */
export const { ROUTES } = await loadStaticSite();
