import type { Context } from 'hono';
import { KEEP_FOREVER, NOT_FOUND, REVALIDATE } from './headers';
import type { Encoding, Site } from './site';

/** The encoding the browser likes best of those offered, the first of equals; a quality of 0 refuses one. */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const qualities = new Map(
    accepted?.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  let best: Encoding | null = null;
  for (const encoding of offered) if (qualityOf(encoding) > (best ? qualityOf(best) : 0)) best = encoding;
  return best;
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, ''))) ?? false;

/** Answers with a file of the site, or with the not-found page. One trailing slash is forgiven. */
export function serveStaticFiles(site: Site) {
  return (context: Context): Response => {
    const path = context.req.path.replace(/(?<=[^/])\/$/, '');
    const found = path === NOT_FOUND ? undefined : site.files.get(path);
    const file = found ?? site.files.get(NOT_FOUND);
    if (!file) return context.text('Not found', 404);

    const encoding = chooseEncoding(context.req.header('accept-encoding'), file.encodings);
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': file.immutable ? KEEP_FOREVER : REVALIDATE,
      ...(file.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(file.policy && { 'Content-Security-Policy': file.policy }),
      ...(file.permissions && { 'Permissions-Policy': file.permissions }),
    };
    if (found && matches(context.req.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = site.bytes(file, encoding);
    const described = {
      ...headers,
      'Content-Type': file.type,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.byteLength),
    };
    return new Response(bytes, { status: found ? 200 : 404, headers: described });
  };
}
