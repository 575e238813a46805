import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The built server over real sockets, as strangers speak to it. */
const PORT = Number(process.env.PORT ?? 4173);
const HOST = 'Host: localhost\r\n';
const JSON_POST = `POST /api/create-payment-intent HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

/** Writes these bytes and reads until the server closes, or `enough` has come. */
function speak(text: string, enough = /\r\n\r\n/): Promise<string> {
  return new Promise((done) => {
    const socket = connect(PORT, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString('latin1');
      if (enough.test(heard)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => done(heard));
    socket.write(text, 'latin1');
  });
}

test('odd requests get a clean answer, and the server stays well', async ({ request }) => {
  const answers: readonly (readonly [string, number])[] = [
    [`TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
    [`OPTIONS /api/create-payment-intent HTTP/1.1\r\n${HOST}Origin: https://evil.test\r\n\r\n`, 405],
    [`NONSENSE / HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    [`GET /../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`, 404],
    [`GET /assets/..%2f..%2fserver%2fmain.js HTTP/1.1\r\n${HOST}\r\n`, 404],
    [`GET //evil.test/ HTTP/1.1\r\n${HOST}\r\n`, 404],
    [`GET /%ZZ%00%ff HTTP/1.1\r\n${HOST}\r\n`, 404],
    [`GET /${'a'.repeat(9000)} HTTP/1.1\r\n${HOST}\r\n`, 404],
    [`GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(2_000_000)}\r\n\r\n`, 431],
    [`GET /snake HTTP/1.1\r\n${HOST}Range: bytes=0-10\r\n\r\n`, 200],
    [`GET /favicon.ico HTTP/1.1\r\n${HOST}\r\n`, 200],
    [`${JSON_POST}Content-Length: 2000000000\r\n\r\n{`, 413],
    [`${JSON_POST}Transfer-Encoding: chunked\r\n\r\n5000\r\n${'x'.repeat(0x5000)}\r\n0\r\n\r\n`, 413],
    [`${JSON_POST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    [`POST /api/goal HTTP/1.1\r\n${HOST}Content-Length: 2000000000\r\n\r\nx`, 413],
    ['\x16\x03\x01\x00 not http\r\n\r\n', 400],
  ];
  for (const [text, status] of answers) {
    expect(await speak(text), text.slice(0, 80)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  }
  expect((await request.get('/healthz')).status()).toBe(200);
});

test('a socket that dawdles over its headers or its body is let go', async () => {
  test.setTimeout(90_000);
  const began = Date.now();
  const never = /$^/;
  const [headers, body] = await Promise.all([
    speak(`GET / HTTP/1.1\r\n${HOST}`, never).then((heard) => [heard, Date.now() - began] as const),
    speak(`${JSON_POST}Content-Length: 5000\r\n\r\n{`, never).then((heard) => [heard, Date.now() - began] as const),
  ]);
  expect(headers[0]).toMatch(/^HTTP\/1\.1 408 /);
  expect(headers[1]).toBeLessThan(25_000);
  expect(body[0]).toMatch(/^HTTP\/1\.1 408 /);
  expect(body[1]).toBeLessThan(45_000);
});

function start(
  port: string,
  main = 'dist/server/main.js',
): { server: ChildProcess; ended: Promise<{ code: number | null; said: string }> } {
  const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: port } });
  let said = '';
  server.stderr?.on('data', (text) => (said += text));
  return { server, ended: new Promise((done) => server.once('close', (code) => done({ code, said }))) };
}

test('a port that is taken, or no port at all, is one clear line', async () => {
  const taken = await start(String(PORT)).ended;
  expect(taken.code).toBe(1);
  expect(taken.said).toContain(`Port ${PORT} is already in use. Choose another with PORT=… npm start\n`);
  expect(taken.said).not.toMatch(/^\s+at /m);
  const wrong = await start('many').ended;
  expect([wrong.code, wrong.said]).toEqual([1, 'PORT must be a number from 0 to 65535, not "many".\n']);
});

test('a site that is not whole is one clear line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wigglewood-half-'));
  await cp('dist/server', join(folder, 'server'), { recursive: true });
  for (const list of [null, '{', '{}', '{"built":{},"headers":{},"files":{"/":{"file":"gone.html","encodings":[]}}}']) {
    if (list) await writeFile(join(folder, 'site.json'), list);
    const { code, said } = await start('0', join(folder, 'server/main.js')).ended;
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toContain('is not whole');
  }
  await rm(folder, { recursive: true });
});

test('SIGTERM ends it well, and the log says what to set', async () => {
  const { server, ended } = start('0');
  const greeting = await new Promise<string>((ready) => server.stdout?.once('data', (line) => ready(String(line))));
  expect(greeting).toMatch(/^The site is open at http:\/\/localhost:\d+\n$/);
  server.kill('SIGTERM');
  const { code, said } = await ended;
  expect(code).toBe(0);
  for (const name of [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_PRICE_2',
    'STRIPE_PRICE_5',
    'STRIPE_PRICE_10',
  ])
    expect(said).toContain(`set ${name}.`);
});
