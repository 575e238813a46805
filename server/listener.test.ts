import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { createListener } from './listener';
import { site } from './site.fixture';

let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer(createListener(site, {}));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterAll(() => void server.close());

const QUESTIONS: [path: string, init: RequestInit][] = [
  ['/', {}],
  ['/snake', {}],
  ['/snake', { method: 'HEAD' }],
  ['/snake?verified=true', {}],
  ['/snake', { headers: { 'If-None-Match': '"tag-snake.html"' } }],
  ['/snake', { headers: { 'If-None-Match': '"old"' } }],
  ['/snake', { method: 'POST' }],
  ['/snake/', {}],
  ['/assets/art.svg', {}],
  ['/404', {}],
  ['/nothing', {}],
  ['/%73nake', {}],
  ['/healthz', {}],
  ['/api/nothing', {}],
];

async function told(answer: Response) {
  const headers = new Map(answer.headers);
  // Those of the connection are the port's alone.
  for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding']) headers.delete(name);
  return { status: answer.status, headers: Object.fromEntries([...headers].sort()), text: await answer.text() };
}

describe('the server behind a port', () => {
  it('answers as the app does, whichever of the two answers', async () => {
    const app = createApp(site);
    for (const [path, init] of QUESTIONS) {
      const asked = { ...init, headers: { 'Accept-Encoding': 'identity', ...init.headers } };
      const own = await told(await app.request(path, asked));
      expect(await told(await fetch(address + path, asked)), path).toMatchObject(own);
    }
  });

  it('sends files compressed, as the browser likes', async () => {
    const answer = await fetch(`${address}/snake`, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('ETag')).toBe('"tag-snake.html-gzip"');
  });
});
