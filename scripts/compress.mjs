// Compresses what gains by it and writes dist/site.json, the list of everything the server answers with.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { smallest } from './brotli.mjs';
import { fileOf } from './prerender.mjs';
import { writeServiceWorker } from './service-worker.mjs';

const SITE = 'dist/site';
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

/** Nobody else may frame, sniff, track or borrow from the site. The policy of a page comes on top. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(self), usb=()',
};

/** The features a page may use, where it needs one that all the others are refused. */
const permit = (allowance) =>
  HEADERS['Permissions-Policy'].replace(`${allowance.slice(0, allowance.indexOf('='))}=()`, allowance);

const zip = promisify(gzip);

/** The worker fetches what it keeps, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

async function describe(name, page) {
  const path = join(SITE, name);
  const extension = extname(name);
  const content = await readFile(path);
  const encodings = [];
  if (COMPRESSED.has(extension) && content.length > 200) {
    await Promise.all([
      smallest(content).then((small) => writeFile(`${path}.br`, small)),
      zip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    ]);
    encodings.push('br', 'gzip');
  }
  const policy = page?.policy ?? (name === 'sw.js' ? WORKER_POLICY : undefined);
  return {
    file: name,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: name.startsWith('assets/'),
    encodings,
    bytes: content.length,
    ...(policy ? { policy } : {}),
    ...(page?.allowance ? { permissions: permit(page.allowance) } : {}),
  };
}

export async function compress(prerendered) {
  const names = (await readdir(SITE, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SITE, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const pages = new Map([...prerendered].map(([path, page]) => [fileOf(path), { path, ...page }]));
  const files = {};
  for (const name of names.sort()) files[pages.get(name)?.path ?? `/${name}`] = await describe(name, pages.get(name));
  // Last, as it lists all the others.
  await writeServiceWorker(files);
  files['/sw.js'] = await describe('sw.js');
  await writeFile('dist/site.json', JSON.stringify({ headers: HEADERS, files }, null, 1));
  return { files: Object.keys(files).length, bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) };
}
