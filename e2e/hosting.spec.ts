import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { hasNginx, serveByNginx } from '../scripts/nginx';
import { type Running, serveSite } from '../scripts/serve';
import type { SiteList } from '../server/site';
import { createEdge } from './edge';

/** Node, nginx and the edge say the same about every address of the site. */

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** A hash of them. */
  readonly bytes: string;
}

/** All that the log would ask for otherwise. */
const SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_PRICE_2: 'price_two',
  STRIPE_PRICE_5: 'price_five',
  STRIPE_PRICE_10: 'price_ten',
};
/** Those of the connection, and the name of the program. */
const NOT_COMPARED = ['date', 'connection', 'keep-alive', 'server'];
/** What the edge adds to a file by itself. */
const OF_THE_EDGE = ['content-type', 'content-length', 'content-encoding', 'etag', 'vary'];

/** No file of the site, or not under this address. */
const UNKNOWN = [
  '/nothing',
  '/nothing/',
  '/assets/gone.js',
  '/assets',
  '/assets/',
  '/blog',
  '/blog/',
  '/api',
  '//',
  '//snake',
  '/snake//',
  '/%2Fsnake',
  '/snake%2F',
  '/blog%2Fsafe-online-games',
  '/blog//safe-online-games',
];
const HIDDEN = ['/snake.html', '/index.html', '/index', '/404.html', '/404/', '/405', '/favicon.svg.gz', '/_headers'];
const OF_NODE = ['/healthz', '/healthz/', '/api/nothing', '/api/nothing/', '/api/donation-config', '/api/goal'];

const running: Running[] = [];
async function start<Server extends Running>(server: Promise<Server>): Promise<Server> {
  running.push(await server);
  return server;
}
const agent = new Agent({ keepAlive: true });
test.afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));
test.afterAll(() => agent.destroy());

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const without = (headers: Answer['headers'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Over a plain socket: fetch would unpack the bytes and tidy the address. */
function ask(server: Running, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  const port = Number(new URL(server.address).port);
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, agent, method, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      // A header that comes twice is a difference, too.
      const seen = Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(' + ')]);
      const told = without(Object.fromEntries(seen), NOT_COMPARED);
      done({ status: response.statusCode, headers: told, bytes: hash(Buffer.concat(chunks)) });
    })
      .on('error', fail)
      .end();
  });
}

const readList = async () => JSON.parse(await readFile('dist/site.json', 'utf8')) as SiteList;

/** What differs from Node's answer, a line for each. */
function differences(asked: string, own: Answer, other: Answer, except: readonly string[]): readonly string[] {
  const flat = ({ status, bytes, headers }: Answer): Record<string, string> => ({
    status: String(status),
    bytes,
    ...without(headers, except),
  });
  const [expected, received] = [flat(own), flat(other)];
  return Object.keys({ ...expected, ...received })
    .filter((name) => expected[name] !== received[name])
    .map((name) => `${asked}: ${name} is ${received[name]} instead of ${expected[name]}`);
}
/** Where one is wrong, often all are. */
const ENOUGH = 20;

test('nginx answers as Node does', async () => {
  if (!hasNginx()) {
    console.warn('nginx is not installed: its half of this comparison is left out.');
    return;
  }
  const node = await start(serveSite(SETTINGS));
  const nginx = await start(serveByNginx(node.address));
  if (!nginx.offersBrotli) console.warn('nginx has no brotli module here: br is not compared.');
  const encodings = ['identity', 'gzip', ...(nginx.offersBrotli ? ['br', 'gzip, deflate, br'] : [])];
  const found: string[] = [];

  /** The ETags may differ, as nginx makes its own from time and size. Whether each knows its own again is asked below. */
  async function compare(path: string, asked: Asked = {}, known: Asked = asked) {
    const answers = await Promise.all([ask(node, path, asked), ask(nginx, path, known)]);
    found.push(...differences(`${path} ${JSON.stringify(asked)}`, ...answers, ['etag']));
    return answers;
  }

  async function compareFile(path: string) {
    await Promise.all([
      compare(`${path}/`),
      compare(`${path}?verified=true`),
      compare(path, { method: 'POST' }),
      compare(path, { headers: { Range: 'bytes=0-9' } }),
      ...encodings.map(async (encoding) => {
        const headers = { 'Accept-Encoding': encoding };
        await compare(path, { method: 'HEAD', headers });
        const tags = (await compare(path, { headers })).map((answer) => answer.headers.etag ?? 'none');
        const [own, other] = tags.map((tag) => ({ headers: { ...headers, 'If-None-Match': tag } }));
        const [{ status }] = await compare(path, own, other);
        expect(status, path).toBe(path === '/404' ? 404 : 304);
      }),
    ]);
  }

  for (const path of Object.keys((await readList()).files)) await compareFile(path);
  for (const path of [...UNKNOWN, ...HIDDEN]) {
    const [{ status, headers }] = await compare(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([status, headers['cache-control']], path).toEqual([404, 'no-cache']);
    await compare(path, { method: 'HEAD' });
  }
  for (const path of OF_NODE) for (const method of ['GET', 'HEAD', 'POST']) await compare(path, { method });
  expect(found.slice(0, ENOUGH)).toEqual([]);
});

test('behind nginx a forged address does not get around the limit', async () => {
  if (!hasNginx()) return;
  const node = await start(serveSite({ ...SETTINGS, TRUST_PROXY: '1', RATE_LIMIT: '2' }));
  const nginx = await start(serveByNginx(node.address));
  const statuses: (number | undefined)[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/json' };
    statuses.push((await ask(nginx, '/api/create-payment-intent', { method: 'POST', headers })).status);
  }
  expect(statuses).toEqual([400, 400, 429]);
});

test('the edge answers as Node does, by its rules', async () => {
  const edge = await createEdge('dist/site', SETTINGS);
  const node = await start(serveSite(SETTINGS));
  const found: string[] = [];

  async function askEdge(path: string, asked: Asked = {}): Promise<Answer> {
    const answer = await edge(path, asked);
    const bytes = hash(new Uint8Array(await answer.arrayBuffer()));
    return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes };
  }
  async function compare(path: string, asked: Asked = {}) {
    const answers = await Promise.all([ask(node, path, asked), askEdge(path, asked)]);
    found.push(...differences(`${path} ${JSON.stringify(asked)}`, ...answers, OF_THE_EDGE));
  }

  for (const [path, { file }] of Object.entries((await readList()).files)) {
    // The platform takes the not-found page for a page like any other when it is asked for by its name.
    if (path === '/404') continue;
    await Promise.all([compare(path), compare(path, { method: 'HEAD' })]);
    expect((await askEdge(path, { method: 'POST' })).status).toBe(405);
    if (path === '/') continue;
    // Where Node forgives a trailing slash, the edge sends the visitor on to the page. Other files it does not find.
    const { status, headers } = await askEdge(`${path}/`);
    expect([status, headers.location], path).toEqual(file.endsWith('.html') ? [307, path] : [404, undefined]);
  }
  for (const path of ['/nothing', '/api', '/assets/gone.js', '/icons/gone.png', '/favicon.svg.gz', '/_headers']) {
    await Promise.all([compare(path), compare(path, { method: 'HEAD' })]);
  }
  await compare('/nothing', { headers: { 'Sec-Fetch-Mode': 'navigate' } });
  for (const path of ['/healthz', '/api/nothing', '/api/donation-config', '/api/goal']) await compare(path);
  expect(found.slice(0, ENOUGH)).toEqual([]);
});
