import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type Running, serveSite } from '../../scripts/serve';

/** What a visitor sees of a version: the heading of Home. */
export const HEADINGS = { A: 'What shall we play today?', B: 'What shall we play now?' } as const;
export type Version = keyof typeof HEADINGS;

/** Every script, style and picture of the second version carries this in its name. */
export const MARK = '-second';

/** Nothing is compressed again: the server answers with the files as they are. */
const PLAIN = { encodings: [] };

interface File {
  readonly file: string;
  readonly etag: string;
  readonly immutable: boolean;
  readonly policy?: string;
}

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
const marked = (name: string) => name.replace(/(\.\w+)$/, `${MARK}$1`);
const sha256 = (content: Buffer | string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);

/**
 * A second version of the built site, as a build of changed sources would give it: another heading,
 * another name for every script, style and picture, and policies, tags and a service worker to match.
 */
export async function makeSecondVersion(dist: string): Promise<void> {
  const site: { files: Record<string, File> } = JSON.parse(await readFile('dist/site.json', 'utf8'));
  const names = Object.values(site.files)
    .filter(({ immutable }) => immutable)
    .map(({ file }) => file.replace(/^.*\//, ''));
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rename = (text: string) => text.replaceAll(anyName, marked);
  const files: Record<string, File> = {};
  const tags = new Map<string, string>();

  async function add(path: string, entry: File, change: (text: string) => string) {
    const isText = TEXT.has(extname(entry.file));
    const original = await readFile(join('dist/site', entry.file));
    const content = isText ? change(String(original)) : original;
    const file = entry.immutable ? marked(entry.file) : entry.file;
    const etag = sha256(content as Buffer, 'base64url').slice(0, 22);
    const styles = [...String(content).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    const hashes = styles.map((style) => `'sha256-${sha256(style, 'base64')}'`).join(' ');
    const policy = entry.policy?.replace(/(style-src 'self' )('sha256-[^']+' ?)+/, `$1${hashes}`);
    tags.set(entry.etag, etag);
    files[entry.immutable ? marked(path) : path] = { ...entry, file, etag, ...(policy && { policy }), ...PLAIN };
    const target = join(dist, 'site', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  for (const [path, entry] of Object.entries(site.files)) {
    if (path !== '/sw.js') await add(path, entry, (text) => rename(text).replaceAll(HEADINGS.A, HEADINGS.B));
  }
  const worker = site.files['/sw.js'];
  if (!worker) throw new Error('There is no service worker');
  const newTag = (_: string, tag: string) => `"${tags.get(tag) ?? tag}"]`;
  await add('/sw.js', worker, (text) =>
    rename(text)
      .replace(/"([\w-]{22})"\]/g, newTag)
      .replace(/wigglewood-(?=[0-9a-f]{12})/, '$&2'),
  );
  await writeFile(join(dist, 'site.json'), JSON.stringify({ ...site, files }));
  await cp('dist/server', join(dist, 'server'), { recursive: true });
}

/** One address, behind which the version changes. */
export function deploy(folders: Readonly<Record<Version, string>>) {
  let server: Running | null = null;
  let port = '0';
  const stop = async () => void (await server?.stop());
  return {
    stop,
    /** Swaps the server and gives its address, which stays the same. */
    async serve(version: Version): Promise<string> {
      await stop();
      server = await serveSite({ PORT: port }, join(folders[version], 'server/main.js'));
      port = new URL(server.address).port;
      return server.address;
    },
  };
}
