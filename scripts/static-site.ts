import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The site as it is bundled for Node: its routes, and how a page becomes HTML. */
export type StaticSite = typeof import('../src/entry-static');

/** As the build has laid it into this folder. */
export const loadStaticSite = (dist = 'dist'): Promise<StaticSite> =>
  import(pathToFileURL(resolve(dist, 'static/entry-static.js')).href);
