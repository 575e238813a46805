// Writes every page as HTML: its header with the styles that it needs, then all styles, the words, and its scripts;
// and the security policy that allows exactly that.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { firstStyles } from './first-styles.mjs';

const SITE = 'dist/site';
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/` is index.html and `/snake` is snake.html, so that plain file servers find them too. */
export const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The payment provider's hosts, for the one page that pays. */
const PAYMENT_HOSTS = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};
const HOSTS = { '/donate': PAYMENT_HOSTS };
/** Wallet buttons live in the provider's frame and ask the browser to pay. */
const ALLOWANCES = { '/donate': 'payment=(self "https://js.stripe.com")' };

/** `hosts` are those of others that the page needs, by directive; most pages need none. */
export function contentSecurityPolicy({ scripts, styles, hosts = {} }) {
  const own = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(sha256)],
    'style-src': ["'self'", ...styles.map(sha256)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return [...new Set([...Object.keys(own), ...Object.keys(hosts)])]
    .map((name) => [name, ...(own[name] ?? []), ...(hosts[name] ?? [])].join(' '))
    .join('; ');
}

function refuse(html, path) {
  const body = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  if (/\sstyle="/.test(body)) throw new Error(`${path}: a style attribute would be refused by the security policy`);
  if (/\son[a-z]+="/.test(body)) throw new Error(`${path}: an inline event handler would be refused`);
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].filter(
    ([, attributes]) => !attributes.includes('ld+json'),
  );
  if (inline.length > 2) throw new Error(`${path}: an inline script too many: ${inline.map(([tag]) => tag)}`);
}

/**
 * A page in two, so that its header is painted while the rest is being read: the styles that the header needs and the
 * header; then all styles, in their order and stronger, and the rest. A page without a header comes in one piece.
 */
function inTwo({ body, style, wide }) {
  const end = body.indexOf('</header>') + '</header>'.length;
  const header = body.slice(0, end);
  if (!header.includes('<header')) return { styles: [style], body };
  // React does not expect styles here: first-paint.ts carries them to the head.
  const both = `${header}<style id="styles">${style}</style>${body.slice(end)}`;
  return { styles: [firstStyles(style, header, { wide }), style], body: both };
}

/** Writes all pages and returns what each may do: its security policy, and a feature of the device that it alone may use. */
export async function prerender({ renderAll, furniture, BEFORE_PAINT, AFTER_WORDS, NOT_FOUND }) {
  const manifest = JSON.parse(await readFile(`${SITE}/.vite/manifest.json`, 'utf8'));
  // The bundler puts the entry itself into the shared script and leaves a one-line file that only imports it.
  const entry = manifest['src/entry-client.tsx'];
  const app = entry.css ? entry : entry.imports.map((key) => manifest[key]).find(({ css }) => css);
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2')).file;
  const css = async (files) =>
    (await Promise.all(files.map((file) => readFile(`${SITE}/${file}`, 'utf8')))).map((text) => text.trim()).join('');
  const shared = await css(app.css);
  const fixed = furniture();
  const pages = new Map();

  for (const { path, source, game: name, gate, article, head, body } of await renderAll()) {
    const chunk = manifest[source];
    const others = (chunk.imports ?? [])
      .map((key) => manifest[key])
      .filter((other) => other !== app && other !== entry);
    if (!article && others.length > 1)
      throw new Error(`${path}: more than three scripts (${others.map(({ file }) => file)})`);
    const styles = [...others.flatMap(({ css = [] }) => css), ...(chunk.css ?? [])];
    const style = shared + (await css(styles));
    const game = name ? ` data-game="${name.replaceAll('&', '&amp;')}"` : '';
    const gated = gate ? ` data-gate="${gate}"` : '';
    const page = inTwo({ body, style, wide: !name });
    const html = [
      '<!doctype html><html lang="en" data-theme="sky-blue"><head>',
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
      // Nothing is painted before what comes next after the header: half a one would jump when its other half comes.
      page.styles.length > 1 ? '<link rel="expect" href="#styles" blocking="render">' : '',
      // The script makes a preload of the link, or not.
      `<link id="font" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      `<script>${BEFORE_PAINT}</script><style>${page.styles[0]}</style>`,
      // Named for navigation; its text is below, so it stays disabled and is never fetched.
      ...styles.map((file) => `<link data-style rel="stylesheet" href="/${file}" disabled>`),
      `<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#b4e4ff">${head}</head>`,
      `<body><div id="root"${article ? '' : ` data-page="/${chunk.file}"`}${game}${gated}>${page.body}</div>${fixed}`,
      // Words first: the script after them makes a preload of each, and runs the first.
      ...[app, ...(article ? [] : [chunk, ...others])].map(
        ({ file }) => `<link data-script href="/${file}" fetchpriority="low">`,
      ),
      `<script>${AFTER_WORDS}</script></body></html>`,
    ].join('');
    refuse(html, path);
    const file = `${SITE}/${fileOf(path)}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    pages.set(path, {
      policy: contentSecurityPolicy({ scripts: [BEFORE_PAINT, AFTER_WORDS], styles: page.styles, hosts: HOSTS[path] }),
      allowance: ALLOWANCES[path],
    });
  }
  if (!pages.has(NOT_FOUND.path)) throw new Error('The not-found page is missing');
  await rm(`${SITE}/.vite`, { recursive: true });
  return pages;
}
