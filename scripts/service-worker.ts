// Writes dist/site/sw.js: the worker with the list of everything it keeps, and a version made from it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SiteFile } from '../server/site';

/** Pictures for search engines and app stores are not needed offline. */
const NOT_KEPT = /^\/(social|icons\/screenshot|robots|sitemap|humans|\.well-known)/;

export async function writeServiceWorker(files: Readonly<Record<string, SiteFile>>): Promise<void> {
  const kept = Object.entries(files)
    .filter(([path]) => !NOT_KEPT.test(path))
    .map(([path, { etag }]) => [path, etag]);
  const source = await readFile('src/site/offline/service-worker.js', 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify(kept) + source)
    .digest('hex')
    .slice(0, 12);
  const worker = source.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(kept));
  await writeFile('dist/site/sw.js', worker);
}
