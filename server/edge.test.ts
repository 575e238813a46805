import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import worker from './worker';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const post = (headers: Record<string, string> = {}, path = '/api/create-payment-intent') =>
  new Request(`https://site.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{"amount":5}',
  });

it('asks the platform’s limiter, by the address only the platform can write', async () => {
  const asked: string[] = [];
  const limiter = (success: boolean) => ({
    async limit({ key }: { key: string }) {
      asked.push(key);
      return { success };
    },
  });
  const forged = { 'CF-Connecting-IP': '192.0.2.1', 'X-Forwarded-For': '1.1.1.1' };
  // The limit is passed, and then there are no keys.
  expect((await worker.fetch(post(forged), { DONATION_LIMITER: limiter(true) })).status).toBe(503);
  const refused = await worker.fetch(post(forged), { DONATION_LIMITER: limiter(false) });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(asked).toEqual(['192.0.2.1', '192.0.2.1']);
  const report = await worker.fetch(post(forged, '/api/goal'), { DONATION_LIMITER: limiter(false) });
  expect([report.status, await report.json()]).toEqual([refused.status, await refused.json()]);
  expect(asked).toHaveLength(3);
});

it('takes an IPv6 network for one visitor, as Node does', async () => {
  const asked: string[] = [];
  const DONATION_LIMITER = {
    async limit({ key }: { key: string }) {
      asked.push(key);
      return { success: true };
    },
  };
  for (const address of ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2']) {
    await worker.fetch(post({ 'CF-Connecting-IP': address }), { DONATION_LIMITER });
  }
  expect(asked).toEqual(['2001:db8:0:7', '2001:db8:0:7']);
});

it('counts by itself where no limiter is bound', async () => {
  const bindings = { RATE_LIMIT: '1' };
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    statuses.push((await worker.fetch(post({ 'CF-Connecting-IP': address }), bindings)).status);
  }
  expect(statuses).toEqual([503, 429, 503]);
});

it('leaves files to the platform and answers the API itself', async () => {
  const ASSETS = { fetch: async ({ url }: Request) => new Response(`file ${new URL(url).pathname}`) };
  const ask = (path: string) => worker.fetch(new Request(`https://site.test${path}`), { ASSETS });
  expect(await (await ask('/snake')).text()).toBe('file /snake');
  expect(await (await ask('/apix')).text()).toBe('file /apix');
  expect(await (await ask('/healthz')).json()).toEqual({ ok: true });
  expect((await ask('/api/nothing')).status).toBe(404);
});

it('never lets a missing file be missing for long: the not-found page has its own headers', async () => {
  const ASSETS = {
    async fetch({ url, method }: Request) {
      const { pathname } = new URL(url);
      const isPage = pathname === '/404';
      const headers = { 'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable' };
      return new Response(method === 'HEAD' ? null : `page of ${pathname}`, { status: isPage ? 200 : 404, headers });
    },
  };
  const ask = (method: string) =>
    worker.fetch(new Request('https://site.test/assets/gone.js', { method, headers: { 'If-None-Match': '*' } }), {
      ASSETS,
    });
  const answer = await ask('GET');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
  expect(await answer.text()).toBe('page of /404');
  const head = await ask('HEAD');
  expect([head.status, await head.text()]).toEqual([404, '']);
});
