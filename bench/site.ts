// The built site, with the pages it is compared with beside it: same server, same compression.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Running, serveSite } from '../scripts/serve';
import { loadStaticSite } from '../scripts/static-site';
import type { SiteFile } from '../server/site';

const HOME = 'dist/bench';
const PAGE = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'";
/** Pages of bench/ that are served as they are. */
const PAGES = ['hello', 'canvas', 'buttons'];

export interface BenchRoute {
  readonly path: string;
  /** As it is opened here: behind its age check, if it has one. */
  readonly url: string;
  readonly isGame: boolean;
}

/** The site that every part measures. */
export interface BenchSite extends Running {
  /** The folder of its site.json and files. */
  readonly home: string;
  /** All script of a page that only hydrates React, after brotli. */
  readonly bareBytes: number;
  readonly routes: readonly BenchRoute[];
}

/** The address of a route. */
export function urlOf({ routes }: BenchSite, path: string): string {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no ${path}`);
  return route.url;
}

/** A page that does nothing but hydrate React, built by the same tools. */
async function bareReact() {
  const { output } = (await build({
    root: 'bench/bare',
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === 'index.html');
  if (page?.type !== 'asset') throw new Error('The bare React page was not built');
  return { html: String(page.source), chunks: output.filter((file) => file.type === 'chunk') };
}

/** Copies the site to where the pages beside it do no harm, and adds them. */
async function layOut(): Promise<number> {
  await rm(HOME, { recursive: true, force: true });
  for (const part of ['server', 'site', 'site.json']) await cp(`dist/${part}`, `${HOME}/${part}`, { recursive: true });
  const list: { files: Record<string, SiteFile> } = JSON.parse(await readFile(`${HOME}/site.json`, 'utf8'));

  async function add(path: string, file: string, type: string, text: string): Promise<number> {
    const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    await mkdir(dirname(`${HOME}/site/${file}`), { recursive: true });
    await writeFile(`${HOME}/site/${file}`, text);
    const small = brotliCompressSync(text);
    await writeFile(`${HOME}/site/${file}.br`, small);
    await writeFile(`${HOME}/site/${file}.gz`, gzipSync(text));
    list.files[path] = { file, type, etag, immutable: false, encodings: ['br', 'gzip'], policy: POLICY };
    return small.length;
  }

  const { html, chunks } = await bareReact();
  await add('/bench/bare', 'bench/bare.html', PAGE, html);
  let bareBytes = 0;
  for (const { fileName, code } of chunks) bareBytes += await add(`/${fileName}`, fileName, SCRIPT, code);
  for (const name of PAGES) {
    await add(`/bench/${name}`, `bench/${name}.html`, PAGE, await readFile(`bench/${name}.html`, 'utf8'));
  }
  await writeFile(`${HOME}/site.json`, JSON.stringify(list));
  return bareBytes;
}

async function readRoutes(address: string): Promise<BenchRoute[]> {
  const { ROUTES } = await loadStaticSite();
  return Promise.all(
    ROUTES.map(async ({ path, page }) => {
      const html = await (await fetch(address + path)).text();
      const query = html.includes(' data-gate=') ? '?verified=true' : '';
      return { path, url: address + path + query, isGame: Boolean(page.game) };
    }),
  );
}

export async function openSite(): Promise<BenchSite> {
  const bareBytes = await layOut();
  const server = await serveSite({}, `${HOME}/server/main.js`);
  return { ...server, home: HOME, bareBytes, routes: await readRoutes(server.address) };
}
