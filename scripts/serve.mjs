import { spawn } from 'node:child_process';

/** Starts the built server on a free port. */
export function serveSite(env = {}) {
  const server = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, PORT: '0', ...env } });
  server.stderr.pipe(process.stderr);
  return new Promise((ready, fail) => {
    server.once('exit', (code) => fail(new Error(`The server stopped with ${code}`)));
    server.stdout.once('data', (line) => {
      const [address] = String(line).match(/http:\/\/\S+/) ?? [];
      ready({ address, stop: () => server.kill() });
    });
  });
}
