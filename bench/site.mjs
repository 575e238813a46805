// The built site, with the pages it is compared with beside it: same server, same compression.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { smallest } from '../scripts/brotli.mjs';
import { serveSite } from '../scripts/serve.mjs';

const HOME = 'dist/bench';
const PAGE = 'text/html; charset=utf-8';
const POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'";

/** A page that does nothing but hydrate React, built by the same tools. */
async function bareReact() {
  const { output } = await build({
    root: 'bench/bare',
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { write: false },
  });
  const html = output.find(({ fileName }) => fileName === 'index.html').source;
  return { html, chunks: output.filter(({ type }) => type === 'chunk') };
}

/** Copies the site to where the pages beside it do no harm, and adds them. */
async function layOut() {
  await rm(HOME, { recursive: true, force: true });
  for (const part of ['server', 'site', 'site.json']) await cp(`dist/${part}`, `${HOME}/${part}`, { recursive: true });
  const list = JSON.parse(await readFile(`${HOME}/site.json`, 'utf8'));

  async function add(path, file, type, text) {
    const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    await mkdir(dirname(`${HOME}/site/${file}`), { recursive: true });
    await writeFile(`${HOME}/site/${file}`, text);
    const small = await smallest(Buffer.from(text));
    await writeFile(`${HOME}/site/${file}.br`, small);
    await writeFile(`${HOME}/site/${file}.gz`, gzipSync(text));
    list.files[path] = { file, type, etag, immutable: false, encodings: ['br', 'gzip'], policy: POLICY };
    return small.length;
  }

  const { html, chunks } = await bareReact();
  await add('/bench/bare', 'bench/bare.html', PAGE, html);
  let bareBytes = 0;
  for (const { fileName, code } of chunks)
    bareBytes += await add(`/${fileName}`, fileName, 'text/javascript; charset=utf-8', code);
  for (const name of ['hello', 'canvas']) {
    await add(`/bench/${name}`, `bench/${name}.html`, PAGE, await readFile(`bench/${name}.html`, 'utf8'));
  }
  await writeFile(`${HOME}/site.json`, JSON.stringify(list));
  return bareBytes;
}

/** Every route as it is opened here: behind its age check, if it has one. */
async function readRoutes(address) {
  const { ROUTES } = await import(pathToFileURL('dist/static/entry-static.js').href);
  return Promise.all(
    ROUTES.map(async ({ path, page }) => {
      const html = await (await fetch(address + path)).text();
      const query = html.includes(' data-gate=') ? '?verified=true' : '';
      return { path, url: address + path + query, isGame: Boolean(page.game) };
    }),
  );
}

export async function openSite() {
  const bareBytes = await layOut();
  const { address, pid, stop } = await serveSite({}, `${HOME}/server/main.js`);
  return { home: HOME, address, pid, stop, bareBytes, routes: await readRoutes(address) };
}
