import { spawn } from 'node:child_process';

/** A server that was started here. */
export interface Running {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => void;
}

/** Starts the built server, or a copy of it, on a free port. */
export function serveSite(env: NodeJS.ProcessEnv = {}, main = 'dist/server/main.js'): Promise<Running> {
  const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', ...env } });
  server.stderr.pipe(process.stderr);
  return new Promise((ready, fail) => {
    server.once('exit', (code) => fail(new Error(`The server stopped with ${code}`)));
    server.stdout.once('data', (line) => {
      const [address] = String(line).match(/http:\/\/\S+/) ?? [];
      if (!address || !server.pid) return fail(new Error(`The server said: ${line}`));
      ready({ address, pid: server.pid, stop: () => void server.kill() });
    });
  });
}
