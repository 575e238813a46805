import type { Context } from 'hono';
import type { Encoding, Site, SiteFile } from './site';

const NOT_FOUND = '/404';

/** The encoding the browser likes best of those offered, the first of equals; a quality of 0 refuses one. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (!accepted) return null;
  const qualities = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  const liking = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const [best] = offered.filter((encoding) => liking(encoding) > 0).sort((a, b) => liking(b) - liking(a));
  return best ?? null;
}

/** One trailing slash is forgiven, as everywhere on the site. The not-found page itself is nowhere. */
function fileFor(site: Site, address: string): SiteFile | undefined {
  const path = decodePath(address.replace(/(?<=[^/])\/$/, ''));
  return path === NOT_FOUND ? undefined : site.files.get(path);
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, ''))) ?? false;

function headersFor(file: SiteFile, encoding: Encoding | null, cacheable: boolean): Record<string, string> {
  return {
    'Content-Type': file.type,
    ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    Vary: 'Accept-Encoding',
    'Cache-Control': cacheable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.policy ? { 'Content-Security-Policy': file.policy } : {}),
    ...(file.permissions ? { 'Permissions-Policy': file.permissions } : {}),
  };
}

/** Answers with a file of the site, or with the not-found page. */
export function servePage(site: Site) {
  return (context: Context): Response => {
    const found = fileFor(site, context.req.path);
    const file = found ?? site.files.get(NOT_FOUND);
    if (!file) return context.text('Not found', 404);
    const encoding = chooseEncoding(context.req.header('accept-encoding'), file.encodings);
    const headers = headersFor(file, encoding, file.immutable);
    if (found && matches(context.req.header('if-none-match'), headers.ETag ?? '')) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding) headers['Content-Encoding'] = encoding;
    const bytes = site.bytes(file, encoding);
    headers['Content-Length'] = String(bytes.byteLength);
    return new Response(context.req.method === 'HEAD' ? null : bytes, { status: found ? 200 : 404, headers });
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
