// Compresses what gains by it and writes dist/site.json, the list of everything the server answers with.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Built } from '../server/built';
import { type Encoding, type SiteFile, type SiteList, SUFFIX } from '../server/site';
import { fileOf } from './prerender';
import { permissionsPolicy, WORKER_POLICY } from './security';
import { writeServiceWorker } from './service-worker';

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
/** Shorter files fit one packet as they are. */
const WORTH_COMPRESSING = 200;

// Node's brotli compresses at its best quality by default.
const compressors: Readonly<Record<Encoding, (content: Buffer) => Buffer>> = {
  br: (content) => brotliCompressSync(content),
  gzip: (content) => gzipSync(content, { level: 9 }),
};

/** A file as the server's list has it, and its size. */
export type ListedFile = SiteFile & { readonly bytes: number };

async function describe(folder: string, name: string, path: string, policy: string | undefined): Promise<ListedFile> {
  const extension = extname(name);
  const content = await readFile(join(folder, name));
  const isCompressed = COMPRESSED.has(extension) && content.length > WORTH_COMPRESSING;
  const encodings: readonly Encoding[] = isCompressed ? ['br', 'gzip'] : [];
  for (const encoding of encodings) {
    await writeFile(join(folder, name + SUFFIX[encoding]), compressors[encoding](content));
  }
  return {
    file: name,
    type: getMimeType(name) ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: name.startsWith('assets/'),
    encodings,
    bytes: content.length,
    policy,
    permissions: permissionsPolicy(path),
  };
}

/** `policies` are those of the pages, by address. */
export async function writeSiteFiles(dist: string, policies: ReadonlyMap<string, string>, built: Built) {
  const folder = join(dist, 'site');
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const pages = new Map([...policies.keys()].map((path) => [fileOf(path), path]));
  const files: Record<string, ListedFile> = {};
  for (const name of names.sort()) {
    const path = pages.get(name) ?? `/${name}`;
    files[path] = await describe(folder, name, path, policies.get(path));
  }
  // Last, as it lists all the others.
  await writeServiceWorker(folder, files);
  files['/sw.js'] = await describe(folder, 'sw.js', '/sw.js', WORKER_POLICY);
  await writeFile(join(dist, 'site.json'), JSON.stringify({ built, files } satisfies SiteList, null, 1));
  return files;
}
