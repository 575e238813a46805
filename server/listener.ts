import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { createPages } from './pages';
import { HOST } from './plain-request';
import type { Environment } from './settings';
import type { Site } from './site';

/**
 * What the fast lane leaves over. A file at exactly the address asked for still goes straight from memory to
 * the socket, as it needs nothing of the app; everything else is the app's.
 */
export function createListener(site: Site, environment: Environment): RequestListener {
  const app = getRequestListener(createApp(site, environment).fetch);
  const { find } = createPages(site);

  function fileFor({ method, url = '', headers }: IncomingMessage) {
    if ((method !== 'GET' && method !== 'HEAD') || !HOST.test(headers.host ?? '')) return undefined;
    const query = url.indexOf('?');
    return find(query < 0 ? url : url.slice(0, query), {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    });
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const file = fileFor(incoming);
    if (file) outgoing.writeHead(file.status, file.headers).end(file.bytes);
    else void app(incoming, outgoing);
  };
}
