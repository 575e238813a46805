// nginx with one worker on the same files and the same headers, where it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

function freePort() {
  const server = createServer();
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => ready(port));
    });
  });
}

function configuration(folder, root, port, headers) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
user ${userInfo().username};
events { worker_connections 512; }
http {
  types { text/html html; text/javascript js; image/svg+xml svg; }
  ${temporary.join(' ')}
  access_log off; sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 1000000000;
  ${added.join('\n  ')}
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri.html =404; } }
}
`;
}

/** `path` is one whose headers are sent with everything. */
export async function serveByNginx(home, path) {
  const folder = resolve(home, 'nginx');
  await mkdir(folder, { recursive: true });
  const { headers, files } = JSON.parse(await readFile(`${home}/site.json`, 'utf8'));
  const port = await freePort();
  const all = {
    ...headers,
    'Content-Security-Policy': files[path].policy,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  await writeFile(`${folder}/nginx.conf`, configuration(folder, resolve(home, 'site'), port, all));
  const nginx = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/errors`], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(address + path).catch(() => null)) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return { address, pid: nginx.pid, stop: () => nginx.kill() };
}
