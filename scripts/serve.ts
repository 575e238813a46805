import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server that was started here. */
export interface Running {
  readonly address: string;
  readonly pid: number;
  /** Takes it away at once, as a plane does, and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts the built server, or a copy of it, on a free port unless one is named. */
export function serveSite(env: NodeJS.ProcessEnv = {}, main = 'dist/server/main.js'): Promise<Running> {
  const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', ...env } });
  // What it asks the operator for at its start is told only where it does not come up.
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const gone = once(server, 'exit');
  return new Promise((ready, fail) => {
    server.once('exit', (code) => fail(new Error(`The server stopped with ${code}: ${said}`)));
    server.stdout.once('data', (line) => {
      const [address] = String(line).match(/http:\/\/\S+/) ?? [];
      if (!address || !server.pid) return fail(new Error(`The server said: ${line}`));
      server.stderr.pipe(process.stderr);
      ready({
        address,
        pid: server.pid,
        async stop() {
          server.kill('SIGKILL');
          await gone;
        },
      });
    });
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
