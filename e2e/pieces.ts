// A line that brings each page in pieces, so that the browser paints it while it is still read.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** So many characters of a page at once, and ms until the next. */
const PIECE = 300;
const PAUSE = 20;

/** Cuts before tags, as no word stands in two pieces. */
function* piecesOf(html: string): Generator<string> {
  const body = html.indexOf('<body');
  yield html.slice(0, body);
  for (let at = body; at < html.length; ) {
    const next = html.indexOf('<', at + PIECE);
    const end = next < 0 ? html.length : next;
    yield html.slice(at, end);
    at = end;
  }
}

/** Serves the site at `origin` in this way, and without our font. */
export async function serveInPieces(origin: string): Promise<{ address: string; stop(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(url.endsWith('.woff2') ? 404 : answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) return void response.end(Buffer.from(await answer.arrayBuffer()));
    for (const piece of piecesOf(await answer.text())) {
      response.write(piece);
      await pause(PAUSE);
    }
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
