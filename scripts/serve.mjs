import { spawn } from 'node:child_process';

/** Starts the built server, or a copy of it, on a free port. */
export function serveSite(env = {}, main = 'dist/server/main.js') {
  const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', ...env } });
  server.stderr.pipe(process.stderr);
  return new Promise((ready, fail) => {
    server.once('exit', (code) => fail(new Error(`The server stopped with ${code}`)));
    server.stdout.once('data', (line) => {
      const [address] = String(line).match(/http:\/\/\S+/) ?? [];
      ready({ address, pid: server.pid, stop: () => server.kill() });
    });
  });
}
