import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { site } from './site.fixture';
import { chooseEncoding } from './staticFiles';

let ask: (path: string, init?: RequestInit) => Promise<Response>;
beforeAll(() => {
  const app = createApp(site);
  ask = async (path, init) => app.request(path, init);
});

describe('the server', () => {
  it('answers a page, with and without a trailing slash', async () => {
    for (const path of ['/snake', '/snake/', '/snake?verified=true', '/']) expect((await ask(path)).status).toBe(200);
    expect(await (await ask('/snake/')).text()).toBe('snake.html plain');
  });

  it('answers an unknown address with the not-found page and a real 404, also /404 itself', async () => {
    const odd = [
      '//',
      '/snake//',
      '/snake%2F',
      '/%2Fsnake',
      '/assets%2Fapp-1.js',
      '/snake%00',
      '/%ZZ',
      '/..%2f..%2fetc/passwd',
      '/__proto__',
    ];
    for (const path of ['/nothing', '/Snake', '/404', '/404/', '/%34%30%34', '/assets/gone.js', ...odd]) {
      const answer = await ask(`http://localhost${path}`);
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).toBe('404.html plain');
    }
  });

  it('sends brotli, gzip or neither, as the browser likes', async () => {
    const encoded = async (accept: string) => {
      const answer = await ask('/snake', { headers: { 'Accept-Encoding': accept } });
      return [answer.headers.get('Content-Encoding'), await answer.text()];
    };
    expect(await encoded('gzip, br')).toEqual(['br', 'snake.html br']);
    expect(await encoded('gzip, br;q=0')).toEqual(['gzip', 'snake.html gzip']);
    expect(await encoded('br;q=0.2, gzip;q=0.8')).toEqual(['gzip', 'snake.html gzip']);
    expect(await encoded('*;q=0.5, br;q=0')).toEqual(['gzip', 'snake.html gzip']);
    for (const accept of ['identity', '', ';;;,,q=,=', 'br;q=rubbish', 'identity;q=0, *;q=0']) {
      expect(await encoded(accept), accept).toEqual([null, 'snake.html plain']);
    }
    expect((await ask('/snake')).headers.get('Vary')).toBe('Accept-Encoding');
    expect((await ask('/assets/font.woff2')).headers.get('Vary')).toBeNull();
    expect(chooseEncoding('*', ['br'])).toBe('br');
    expect(chooseEncoding(undefined, ['br'])).toBeNull();
  });

  it('answers 304 to a browser that has it already, in the same encoding', async () => {
    const first = await ask('/snake', { headers: { 'Accept-Encoding': 'br' } });
    const etag = first.headers.get('ETag') ?? '';
    const again = (headers: Record<string, string>) => ask('/snake', { headers });
    const known = await again({ 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect([known.status, known.headers.get('ETag'), known.headers.get('Content-Type')]).toEqual([304, etag, null]);
    expect((await again({ 'Accept-Encoding': 'br', 'If-None-Match': `"old", W/${etag}` })).status).toBe(304);
    expect((await again({ 'Accept-Encoding': 'br', 'If-None-Match': '*' })).status).toBe(304);
    expect((await again({ 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
    expect((await ask('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  it('lets browsers keep hashed files for ever and ask again for pages', async () => {
    expect((await ask('/assets/app-1.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/snake')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await ask('/nothing')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('sends the security headers with every answer, and a policy with every file', async () => {
    for (const path of ['/snake', '/nothing', '/assets/app-1.js', '/api/nothing', '/healthz']) {
      const { headers } = await ask(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Set-Cookie')).toBeNull();
    }
  });

  it('lets a page bring permissions of its own', async () => {
    expect((await ask('/pay')).headers.get('Permissions-Policy')).toBe('payment=(self)');
    expect((await ask('/snake')).headers.get('Permissions-Policy')).toContain('payment=()');
  });

  it('answers HEAD without a body', async () => {
    const answer = await ask('/snake', { method: 'HEAD' });
    expect(answer.headers.get('Content-Length')).toBe('16');
    expect(await answer.text()).toBe('');
  });

  it('refuses other methods, and says so in JSON under /api', async () => {
    const answer = await ask('/snake', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect([answer.headers.get('Allow'), answer.headers.get('Cache-Control')]).toEqual(['GET, HEAD', 'no-cache']);
    const api = await ask('/api/nothing', { method: 'POST' });
    expect([api.status, await api.json()]).toEqual([404, { error: 'Not found' }]);
  });

  it('says that it is well', async () => {
    const answer = await ask('/healthz');
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
