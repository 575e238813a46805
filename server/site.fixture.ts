import type { Site, SiteFile } from './site';

const page = (name: string): SiteFile => ({
  file: name,
  type: 'text/html; charset=utf-8',
  etag: `tag-${name}`,
  immutable: false,
  encodings: ['br', 'gzip'],
  policy: "default-src 'none'",
});

/** A small site for tests: each file says its own name and how it was sent. */
export const site: Site = {
  files: new Map<string, SiteFile>([
    ['/', page('index.html')],
    ['/pay', { ...page('pay.html'), permissions: 'payment=(self)' }],
    ['/snake', page('snake.html')],
    ['/404', page('404.html')],
    ['/assets/app-1.js', { ...page('assets/app-1.js'), type: 'text/javascript', immutable: true, policy: undefined }],
    ['/assets/font.woff2', { ...page('font.woff2'), type: 'font/woff2', encodings: [], immutable: true }],
    ['/assets/art.svg', { ...page('assets/art.svg'), immutable: true, encodings: [], policy: undefined }],
  ]),
  bytes: (file, encoding) => new TextEncoder().encode(`${file.file} ${encoding ?? 'plain'}`) as Uint8Array<ArrayBuffer>,
};
