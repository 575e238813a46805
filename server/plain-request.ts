/** What a Host header may look like; what it must not, the app refuses. */
export const HOST = /^[\w.[\]:-]+$/;

/** A request for a file with nothing special about it. */
export interface PlainRequest {
  readonly path: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Browsers ask in less than a quarter of this. */
const LONGEST = 4096;
const FIRST_LINE = /^GET (\/[!-~]*) HTTP\/1\.1$/;
const FIELD = /^([\w-]+): ?([\t -~]*)$/;
/** Fields that say something about a body or about the connection. */
const SPECIAL = new Set([
  'content-length',
  'transfer-encoding',
  'trailer',
  'te',
  'expect',
  'upgrade',
  'http2-settings',
]);
const READ = new Set(['host', 'accept-encoding', 'if-none-match']);

/**
 * Reads a request that is as plain as those of browsers: one GET, whole, with nothing before or after it. For
 * whatever else the answer is null, and the parser of HTTP itself has to judge.
 */
export function readPlainRequest(text: string): PlainRequest | null {
  if (text.length > LONGEST || !text.endsWith('\r\n\r\n')) return null;
  const [first = '', ...fields] = text.slice(0, -4).split('\r\n');
  const url = FIRST_LINE.exec(first)?.[1];
  if (url === undefined) return null;
  const read: Record<string, string> = {};
  for (const field of fields) {
    const [, written = '', value = ''] = FIELD.exec(field) ?? [];
    const name = written.toLowerCase();
    if (name === '' || SPECIAL.has(name)) return null;
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return null;
    if (!READ.has(name)) continue;
    if (name in read) return null;
    read[name] = value;
  }
  if (!HOST.test(read.host ?? '')) return null;
  const query = url.indexOf('?');
  return {
    path: query < 0 ? url : url.slice(0, query),
    acceptEncoding: read['accept-encoding'],
    ifNoneMatch: read['if-none-match'],
  };
}
