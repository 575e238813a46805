// Writes dist/site/sw.js: the worker with the list of everything it keeps, its size, and a version made from it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** Pictures for search engines and app stores are not needed offline. */
const NOT_KEPT = /^\/(social|icons\/screenshot|robots|sitemap|humans|\.well-known)/;

interface KeptFile {
  readonly etag: string;
  readonly bytes: number;
}

/** `folder` is that of the site's files. */
export async function writeServiceWorker(folder: string, files: Readonly<Record<string, KeptFile>>): Promise<void> {
  const entries = Object.entries(files).filter(([path]) => !NOT_KEPT.test(path));
  const kept = entries.map(([path, { etag }]) => [path, etag]);
  const bytes = entries.reduce((sum, [, file]) => sum + file.bytes, 0);
  const source = await readFile('src/site/offline/service-worker.js', 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify(kept) + source)
    .digest('hex')
    .slice(0, 12);
  const worker = source
    .replace('__VERSION__', version)
    .replace('__FILES__', JSON.stringify(kept))
    .replace('__BYTES__', String(bytes));
  await writeFile(`${folder}/sw.js`, worker);
}
