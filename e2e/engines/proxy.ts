import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { watch } from './watch';

const SCRIPT = '/watch.js';

/**
 * The site as it is, but each page runs `watch` before everything else: classic WebDriver has no scripts that come
 * before the page's own, and what breaks while a page comes alive must not be missed. As a file of the same origin the
 * script is within the pages' security policy, which stays untouched.
 */
export async function startProxy(site: string) {
  const { hostname, port } = new URL(site);
  const proxy = createServer((asked, answer) => {
    if (asked.url === SCRIPT) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})()`);
      return;
    }
    const headers = { ...asked.headers };
    // The page is to come as text, and never as "what you have already".
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, async (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html');
      if (isPage) delete given.headers['content-length'];
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (isPage) answer.end((await text(given)).replace('<head>', `<head><script src="${SCRIPT}"></script>`));
      else given.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await once(proxy.listen(0, 'localhost'), 'listening');
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
