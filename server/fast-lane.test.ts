import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { openFastLane } from './fast-lane';
import { createListener } from './listener';
import { createPages } from './pages';
import { readPlainRequest } from './plain-request';
import { site } from './site.fixture';

const HOST = 'Host: localhost\r\n';
const plain = (path: string, fields = '') => `GET ${path} HTTP/1.1\r\n${HOST}${fields}\r\n`;

let server: Server;
let lane: ReturnType<typeof openFastLane>;
/** How many requests came through to Node's HTTP. */
let slow = 0;

beforeEach(async () => {
  slow = 0;
  const listener = createListener(site, {});
  server = createServer((incoming, outgoing) => {
    slow++;
    listener(incoming, outgoing);
  });
  lane = openFastLane(server, createPages(site).find);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  lane.close();
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Says these pieces one after the other on one socket, and hears all that comes back. */
async function speak(...pieces: readonly string[]): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  socket.on('error', () => {});
  for (const piece of pieces) {
    socket.write(piece, 'latin1');
    await rest(60);
  }
  socket.destroy();
  return heard;
}

const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

describe('the fast lane', () => {
  it('answers plain requests by itself, one after the other on one socket, as the app does', async () => {
    const heard = await speak(
      plain('/snake'),
      plain('/?verified=true', 'Accept-Encoding: br\r\n'),
      plain('/snake', 'If-None-Match: "tag-snake.html"\r\nConnection: keep-alive\r\n'),
    );
    expect(slow).toBe(0);
    expect(statuses(heard)).toEqual([200, 200, 304]);
    const own = await createApp(site).request('/snake');
    const answer = await fetch(`http://127.0.0.1:${port()}/snake`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(slow).toBe(0);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...Object.fromEntries(own.headers),
      connection: 'keep-alive',
      'keep-alive': 'timeout=5',
      date: expect.stringMatching(/GMT$/),
    });
    expect(await answer.text()).toBe(await own.text());
  });

  it('gives a socket to http at the first thing that is not plain, and nothing is lost', async () => {
    const heard = await speak(plain('/snake'), plain('/api/nothing'), plain('/snake'));
    expect(statuses(heard)).toEqual([200, 404, 200]);
    expect(slow).toBe(2);
    expect(heard).toMatch(/snake\.html plain.*snake\.html plain$/s);
  });

  it('leaves what comes in pieces, or two at once, to http', async () => {
    expect(statuses(await speak('GET /snake HT', `TP/1.1\r\n${HOST}\r\n`))).toEqual([200]);
    expect(slow).toBe(1);
    expect(statuses(await speak(plain('/snake') + plain('/')))).toEqual([200, 200]);
    expect(slow).toBe(3);
    expect(statuses(await speak(`HEAD /snake HTTP/1.1\r\n${HOST}\r\n`, plain('/')))).toEqual([200, 200]);
    expect(slow).toBe(5);
  });

  it('lets http refuse what it must', async () => {
    expect(statuses(await speak('GET /snake HTTP/1.1\r\n\r\n'))).toEqual([400]);
    expect(statuses(await speak('GET /snake HTTP/1.1\r\nHost: a b\r\n\r\n'))).toEqual([400]);
    expect(statuses(await speak(plain('/snake', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n')))).toEqual([
      400,
    ]);
    expect(statuses(await speak('nonsense\r\n\r\n'))).toEqual([400]);
  });

  it('closes its sockets when it is told to, after their answers', async () => {
    const socket = connect(port(), '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes));
    const closed = new Promise((done) => socket.once('close', done));
    socket.write(plain('/snake'));
    while (!heard) await rest(5);
    lane.close();
    await closed;
    expect(statuses(heard)).toEqual([200]);
  });
});

describe('a plain request', () => {
  it('is one whole GET of HTTP/1.1 with a host', () => {
    expect(readPlainRequest(plain('/snake?a=b', 'If-None-Match: "x"\r\nAccept-Encoding: gzip, br\r\n'))).toEqual({
      path: '/snake',
      acceptEncoding: 'gzip, br',
      ifNoneMatch: '"x"',
    });
    expect(readPlainRequest(plain('/', 'User-Agent: Mozilla/5.0 (X11)\r\nconnection: Keep-Alive\r\n'))?.path).toBe('/');
  });

  it.each([
    ['another method', `POST / HTTP/1.1\r\n${HOST}\r\n`],
    ['another version', `GET / HTTP/1.0\r\n${HOST}\r\n`],
    ['a whole address', `GET http://localhost/ HTTP/1.1\r\n${HOST}\r\n`],
    ['a space in the address', `GET /a b HTTP/1.1\r\n${HOST}\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', plain('/', HOST)],
    ['a strange host', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a body', plain('/', 'Content-Length: 1\r\n')],
    ['a body in pieces', plain('/', 'Transfer-Encoding: chunked\r\n')],
    ['an upgrade', plain('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
    ['the wish to close', plain('/', 'Connection: close\r\n')],
    ['a folded line', plain('/', 'X: a\r\n b\r\n')],
    ['a space before the colon', plain('/', 'X : a\r\n')],
    ['a bare line feed', plain('/', 'X: a\nY: b\r\n')],
    ['a zero', plain('/', 'X: \0\r\n')],
    ['letters beyond ASCII', plain('/', 'X: \xe9\r\n')],
    ['no end', plain('/').slice(0, -2)],
    ['something after its end', `${plain('/')}x`],
    ['a second request', plain('/') + plain('/')],
    ['great length', plain('/', `X: ${'a'.repeat(4096)}\r\n`)],
  ])('has not %s', (_, text) => expect(readPlainRequest(text)).toBeNull());
});
