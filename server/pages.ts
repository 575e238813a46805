import type { Context } from 'hono';
import type { Encoding, Site, SiteFile } from './site';

const NOT_FOUND = '/404';

/** The best encoding that both sides know; a quality of 0 refuses one. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (!accepted) return null;
  const qualities = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  return offered.find((encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0) ?? null;
}

/** One trailing slash is forgiven, as everywhere on the site. */
function fileFor(site: Site, path: string): SiteFile | undefined {
  if (path === NOT_FOUND) return undefined;
  return (
    site.files.get(path) ?? (path.length > 1 && path.endsWith('/') ? site.files.get(path.slice(0, -1)) : undefined)
  );
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false;

function headersFor(file: SiteFile, encoding: Encoding | null, cacheable: boolean): Record<string, string> {
  return {
    'Content-Type': file.type,
    ETag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    Vary: 'Accept-Encoding',
    'Cache-Control': cacheable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.policy ? { 'Content-Security-Policy': file.policy } : {}),
  };
}

/** Answers with a file of the site, or with the not-found page. */
export function servePage(site: Site) {
  return (context: Context): Response => {
    const found = fileFor(site, decodePath(context.req.path));
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
