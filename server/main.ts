import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { startProblems } from './built';
import { answerClientError } from './clientError';
import { DEFAULT_PORT, portProblem, readSettings } from './settings';
import { readSite } from './site';

/** A socket that dawdles over its headers or its request is let go. */
const SLOW_HEADERS = 10_000;
const SLOW_REQUEST = 20_000;
/** How long a stop waits for answers that are still on their way. */
const LAST_ANSWERS = 5_000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const port = process.env.PORT?.trim() || String(DEFAULT_PORT);
const problem = portProblem(port);
if (problem) fail(problem);
const site = await readSite(dist).catch((error: Error) =>
  fail(`${dist} is not whole (${error.message}). Build it with npm run build, or bring all of it here again.`),
);
const { siteOrigin, problems } = readSettings(process.env);
for (const each of [...problems, ...startProblems(site.built, siteOrigin)]) console.warn(each);

const server = createServer(
  { headersTimeout: SLOW_HEADERS, requestTimeout: SLOW_REQUEST, connectionsCheckingInterval: 2_000 },
  getRequestListener(createApp(site, process.env).fetch),
);
server.listen(Number(port), () => {
  const address = server.address();
  console.log(`The site is open at http://localhost:${typeof address === 'object' ? address?.port : port}`);
});

server.on('clientError', answerClientError);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is already in use. Choose another with PORT=… npm start`);
  if (error.code === 'EACCES')
    fail(`Port ${port} may not be opened by this user. Choose another with PORT=… npm start`);
  fail(`The server could not start: ${error.message}`);
});

function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), LAST_ANSWERS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
