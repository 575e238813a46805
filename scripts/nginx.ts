// nginx with the configuration that the build has written, for tests and benchmarks, where it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, type Running } from './serve';

/** Debian keeps it where the PATH of most users does not lead. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasNginx = () => spawnSync('nginx', ['-v'], { env }).status === 0;

/** The module that sends .br files, which is a package of its own. */
function brotliModule(): string | undefined {
  const [, folder] = /--modules-path=(\S+)/.exec(String(spawnSync('nginx', ['-V'], { env }).stderr)) ?? [];
  const file = `${folder}/ngx_http_brotli_static_module.so`;
  return existsSync(file) ? file : undefined;
}

/** What an operator would change at the top of the file. */
function adapt(configuration: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`nginx.conf has not exactly one "${from}"`);
    return text.replace(from, to);
  }, configuration);
}

/** As much of a configuration as is needed around ours, with what Debian's has switched on. */
const surroundings = (module: string | undefined) => `
${module ? `load_module ${module};` : ''}
daemon off; master_process off; pid pid; error_log errors;
events { worker_connections 512; }
http {
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  sendfile on; tcp_nopush on; gzip on; keepalive_requests 1000000000;
  ${module ? 'brotli_static on;' : ''}
  include site;
}
`;

/** One process on a free port, in front of the Node at this address. */
export async function serveByNginx(node: string, site = 'dist/site'): Promise<Running & { offersBrotli: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'wigglewood-nginx-'));
  const port = await freePort();
  const module = brotliModule();
  const changes = {
    '127.0.0.1:3000': `127.0.0.1:${new URL(node).port}`,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen [::]:80;': '',
    '/srv/wigglewood/dist/site': resolve(site),
    '/etc/nginx/wigglewood.d': join(folder, 'own'),
    '/var/log/nginx/error.log': join(folder, 'alerts'),
  };
  await writeFile(join(folder, 'site'), adapt(await readFile('dist/nginx.conf', 'utf8'), changes));
  await writeFile(join(folder, 'nginx.conf'), surroundings(module));
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'errors'], { env, stdio: 'ignore' });
  const gone = once(nginx, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) {
    if (nginx.exitCode !== null || nginx.signalCode || !nginx.pid)
      throw new Error(`nginx did not start: ${await readFile(join(folder, 'errors'), 'utf8')}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    address,
    pid: nginx.pid ?? 0,
    offersBrotli: module !== undefined,
    async stop() {
      nginx.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
