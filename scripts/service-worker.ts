// Writes dist/site/sw.js: the worker with the list of everything it keeps, its size, and a version made from it.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { bundleScript } from './bundle';
import type { ListedFile } from './site-files';

const SOURCE = 'src/site/offline/service-worker.ts';

/** Pictures for search engines and app stores are not needed offline. */
const NOT_KEPT = /^\/(social\/|icons\/screenshot-|(robots|humans)\.txt$|sitemap\.xml$|\.well-known\/)/;

interface Kept {
  readonly version: string;
  readonly files: readonly (readonly [path: string, tag: string])[];
  readonly bytes: number;
}

export const bundleServiceWorker = ({ version, files, bytes }: Kept): Promise<string> =>
  bundleScript(SOURCE, { VERSION: JSON.stringify(version), FILES: JSON.stringify(files), BYTES: String(bytes) });

/** `folder` is that of the site's files. */
export async function writeServiceWorker(folder: string, files: Readonly<Record<string, ListedFile>>): Promise<void> {
  const entries = Object.entries(files).filter(([path]) => !NOT_KEPT.test(path));
  const kept = entries.map(([path, { etag }]) => [path, etag] as const);
  const bytes = entries.reduce((sum, [, file]) => sum + file.bytes, 0);
  const source = await readFile(SOURCE, 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify(kept) + source)
    .digest('hex')
    .slice(0, 12);
  await writeFile(`${folder}/sw.js`, await bundleServiceWorker({ version, files: kept, bytes }));
}
