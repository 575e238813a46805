import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Environment } from '../server/settings';
import worker from '../server/worker';

/** What one address gets by _headers. */
interface Rule {
  readonly path: RegExp;
  readonly unset: readonly string[];
  readonly set: readonly (readonly [string, string])[];
}

function readRules(text: string): readonly Rule[] {
  const blocks = text.split(/^(?=\/)/m).map((block) => block.trimEnd().split('\n'));
  return blocks.map(([pattern = '', ...lines]) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    const values = lines.map((line) => line.trim());
    return {
      path: new RegExp(`^${literal.join('.*')}$`),
      unset: values.filter((line) => line.startsWith('! ')).map((line) => line.slice(2)),
      set: values
        .filter((line) => !line.startsWith('! '))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
    };
  });
}

/**
 * The static assets of the edge, as far as our rules decide: which file an address has (html_handling =
 * "auto-trailing-slash"), what an address without one gets (not_found_handling = "404-page") and which headers come with
 * it. Types, lengths, encodings and ETags are the platform's own and not modelled. Written after the platform's published code
 * (cloudflare/workers-sdk, packages/workers-shared/asset-worker).
 */
export async function createEdge(site: string, settings: Environment) {
  const ignored = (await readFile(join(site, '.assetsignore'), 'utf8')).trim().split('\n');
  const names = (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !['_headers', '.assetsignore'].includes(entry.name))
    .filter(({ name }) => !ignored.some((pattern) => name.endsWith(pattern.replace('*', ''))))
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name))}`);
  const files = new Set(names);
  const rules = readRules(await readFile(join(site, '_headers'), 'utf8'));

  function find(path: string): { file?: string; redirect?: string } {
    const bare = path.replace(/\/$/, '');
    if (path.endsWith('/')) {
      if (files.has(`${path}index.html`)) return { file: `${path}index.html` };
      if (files.has(`${bare}.html`)) return { redirect: bare };
    }
    if (path.endsWith('/index') && files.has(`${path}.html`)) return { redirect: path.slice(0, -'index'.length) };
    if (path.endsWith('.html') && files.has(path)) return { redirect: path.replace(/(index)?\.html$/, '') };
    if (files.has(path)) return { file: path };
    return files.has(`${path}.html`) ? { file: `${path}.html` } : {};
  }

  async function answer({ method }: Request, path: string): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 });
    const { file, redirect } = find(path);
    if (redirect) return new Response(null, { status: 307, headers: { Location: redirect } });
    const bytes = method === 'HEAD' ? null : new Uint8Array(await readFile(site + (file ?? '/404.html')));
    return new Response(bytes, { status: file ? 200 : 404 });
  }

  const ASSETS = {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const response = await answer(request, pathname);
      const isSet = new Set<string>();
      for (const { unset, set } of rules.filter((rule) => rule.path.test(pathname))) {
        for (const name of unset) response.headers.delete(name);
        for (const [name, value] of set) {
          if (isSet.has(name)) response.headers.append(name, value);
          else response.headers.set(name, value);
          isSet.add(name);
        }
      }
      return response;
    },
  };

  const bindings = { ...settings, ASSETS };
  /** The worker is asked first where wrangler.toml says so, and where there is no file, but for a page somebody navigates to. */
  return (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(`https://site.test${path}`, init);
    const { file, redirect } = find(path);
    const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate';
    const isWorkers = /^\/(api\/.*|healthz)$/.test(path);
    if (!isWorkers && (file || redirect || isNavigation)) return ASSETS.fetch(request);
    return worker.fetch(request, bindings);
  };
}
