import type { Context } from 'hono';
import type { Encoding, Site, SiteFile } from './site';

const NOT_FOUND = '/404';
/** Files that are no page are shown alone at most as a picture: nothing in them may run. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Browsers send a handful of these headers: each is read once. */
const MOST_READ = 100;
const read = new Map<string, ReadonlyMap<string, number>>();

function qualitiesOf(accepted: string): ReadonlyMap<string, number> {
  const known = read.get(accepted);
  if (known) return known;
  const qualities = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  if (read.size >= MOST_READ) read.clear();
  read.set(accepted, qualities);
  return qualities;
}

/** The encoding the browser likes best of those offered, the first of equals; a quality of 0 refuses one. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (!accepted) return null;
  const qualities = qualitiesOf(accepted);
  const liking = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of offered) if (liking(encoding) > (best ? liking(best) : 0)) best = encoding;
  return best;
}

/** What is sent back for a file. */
export interface Answer {
  readonly status: 200 | 304 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** What matters of a request for a file. */
export interface Question {
  readonly method: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface Pages {
  /** The file at exactly this address. */
  find(path: string, question: Question): Answer | undefined;
  /** The page that says that there is none. */
  lost(question: Question): Answer | undefined;
}

/** A file in one encoding: whole, as its headers alone, and for those who have it already. */
interface Copy {
  readonly etag: string;
  readonly whole: Answer;
  readonly head: Answer;
  readonly known: Answer;
}

function copyOf(site: Site, file: SiteFile, encoding: Encoding | null, status: 200 | 404): Copy {
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const common = {
    'Content-Type': file.type,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...site.headers,
    'Content-Security-Policy': file.policy ?? FILE_POLICY,
    ...(file.permissions ? { 'Permissions-Policy': file.permissions } : {}),
  };
  const bytes = site.bytes(file, encoding);
  const headers = {
    ...common,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': String(bytes.byteLength),
  };
  return {
    etag,
    whole: { status, headers, bytes },
    head: { status, headers, bytes: null },
    known: { status: 304, headers: common, bytes: null },
  };
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, ''))) ?? false;

/** All answers with files are made at the start, as no file changes while the server runs. */
export function createPages(site: Site): Pages {
  const shelf = new Map(
    [...site.files].map(([path, file]) => {
      const copy = (encoding: Encoding | null) => copyOf(site, file, encoding, path === NOT_FOUND ? 404 : 200);
      return [path, { file, plain: copy(null), encoded: new Map(file.encodings.map((each) => [each, copy(each)])) }];
    }),
  );

  function look(path: string, { method, acceptEncoding, ifNoneMatch }: Question): Answer | undefined {
    const found = shelf.get(path);
    if (!found) return undefined;
    const encoding = chooseEncoding(acceptEncoding, found.file.encodings);
    const { etag, whole, head, known } = (encoding && found.encoded.get(encoding)) || found.plain;
    if (matches(ifNoneMatch, etag)) return known;
    return method === 'HEAD' ? head : whole;
  }

  return {
    find: (path, question) => (path === NOT_FOUND ? undefined : look(path, question)),
    lost: (question) => look(NOT_FOUND, { ...question, ifNoneMatch: undefined }),
  };
}

/** Answers with a file of the site, or with the not-found page. One trailing slash is forgiven. */
export function servePage({ find, lost }: Pages) {
  return (context: Context): Response => {
    const path = decodePath(context.req.path.replace(/(?<=[^/])\/$/, ''));
    const question: Question = {
      method: context.req.method,
      acceptEncoding: context.req.header('accept-encoding'),
      ifNoneMatch: context.req.header('if-none-match'),
    };
    const answer = find(path, question) ?? lost(question);
    if (!answer) return context.text('Not found', 404);
    const { status, headers, bytes } = answer;
    return new Response(bytes, { status, headers });
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
