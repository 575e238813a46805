import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Built } from './built';

/** One thing the server answers with, as the build lists it in site.json. */
export interface SiteFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so browsers may keep it for ever. */
  readonly immutable: boolean;
  readonly encodings: readonly Encoding[];
  /** The security policy of a page. */
  readonly policy?: string;
  /** What the page may use of the device, where that is more than on all the others. */
  readonly permissions?: string;
}

export type Encoding = 'br' | 'gzip';

/** dist/site.json: all that the build has made. */
export interface SiteList {
  readonly built: Built;
  readonly files: Readonly<Record<string, SiteFile>>;
}

export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The bytes of a file, as they are or compressed. */
  bytes(file: SiteFile, encoding: Encoding | null): Uint8Array<ArrayBuffer>;
}

/** How the compressed copy of a file is called. */
export const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Reads the whole site into memory: it is some MB, and nothing is faster. */
export async function readSite(dist: string): Promise<Site & { readonly built: Built }> {
  const { built, files } = JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as SiteList;
  if (!built || !files) throw new Error('site.json is not the list of this version');
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  await Promise.all(
    Object.values(files).flatMap(({ file, encodings }) =>
      ['', ...encodings.map((encoding) => SUFFIX[encoding])].map(async (suffix) => {
        contents.set(file + suffix, new Uint8Array(await readFile(join(dist, 'site', file + suffix))));
      }),
    ),
  );
  return {
    built,
    files: new Map(Object.entries(files)),
    bytes(file, encoding) {
      const found = contents.get(file.file + (encoding ? SUFFIX[encoding] : ''));
      if (!found) throw new Error(`${file.file} is listed but was not read`);
      return found;
    },
  };
}
