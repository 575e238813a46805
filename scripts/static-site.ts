import { pathToFileURL } from 'node:url';

/** The site as the build has bundled it for Node: its routes, and how a page becomes HTML. */
export const loadStaticSite = (): Promise<typeof import('../src/entry-static')> =>
  import(pathToFileURL('dist/static/entry-static.js').href);
