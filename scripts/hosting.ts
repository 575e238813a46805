// What others need to serve the site as Node does: the configuration of nginx, and the headers and the worker of the edge.
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { FILE_POLICY, KEEP_FOREVER, NOT_FOUND, REVALIDATE, SECURITY_HEADERS } from '../server/headers';
import type { SiteList } from '../server/site';
import { bundleWorker } from './bundle';

type Files = SiteList['files'];

/** All in here have names that change with their content. */
const ASSETS = '/assets/';
/** The platform ignores what is beyond these, and says so only when it is too late. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** The headers of every address of the edge, in the file that its static assets read. */
export function edgeHeaders(files: Files): string {
  const rules = new Map<string, Readonly<Record<string, string>>>();
  // An address without a file is answered by the not-found page, so this policy is everybody's until another takes its place.
  const policy = files[NOT_FOUND]?.policy ?? FILE_POLICY;
  rules.set('/*', { ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE, 'Content-Security-Policy': policy });
  for (const [path, file] of Object.entries(files)) {
    if (path === NOT_FOUND) continue;
    const folder = /^\/[^/]+\//.exec(path);
    rules.set(folder && !file.policy ? `${folder[0]}*` : path, {
      'Content-Security-Policy': file.policy ?? FILE_POLICY,
      ...(file.permissions && { 'Permissions-Policy': file.permissions }),
      ...(file.immutable && { 'Cache-Control': KEEP_FOREVER }),
    });
  }
  // Two values of one header would be joined, so the one of all addresses is taken away first.
  const lines = [...rules].flatMap(([path, values], index) => [
    path,
    ...Object.keys(index > 0 ? values : {}).map((name) => `  ! ${name}`),
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.size > MOST_RULES) throw new Error(`_headers: ${rules.size} rules, the edge reads ${MOST_RULES}`);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`_headers: longer than the ${LONGEST_LINE} characters that the edge reads: ${long}`);
  return `${lines.join('\n')}\n`;
}

/** A value for nginx, which knows no way to write a plain `$` in one. */
function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx.conf: a $ cannot be written: ${value}`);
  return JSON.stringify(value);
}

const map = (from: string, to: string, entries: readonly (readonly [string, string])[]) =>
  [`map ${from} $wigglewood_${to} {`, ...entries.map(([key, value]) => `  ${key} ${quote(value)};`), '}'].join('\n');

/** A server for nginx that sends the files and hands /api on to Node. */
export function nginxConfiguration(files: Files): string {
  const all = Object.values(files);
  const types = new Map(all.map(({ file, type }) => [extname(file).slice(1), type]));
  // nginx looks at these when it has found the file, so the keys are names of files.
  const ownPolicies = all.flatMap(({ file, policy }) => (policy ? [[`/${file}`, policy] as const] : []));
  const ownPermissions = all.flatMap(({ file, permissions }) =>
    permissions ? [[`/${file}`, permissions] as const] : [],
  );
  const { 'Permissions-Policy': permissions, ...fixed } = SECURITY_HEADERS;
  const added = Object.entries(fixed).map(([name, value]) => `    add_header ${name} ${quote(value)} always;`);

  return `# Wigglewood behind nginx: nginx sends the files, Node answers /api. See docs/operating.md.

upstream wigglewood {
  server 127.0.0.1:3000;
  keepalive 8;
}

server {
  listen 80;
  listen [::]:80;
  root /srv/wigglewood/dist/site;
  # Every build writes this file anew. Names, certificates and whatever else is to stay goes here.
  include /etc/nginx/wigglewood.d/*.conf;

  # Nothing about visitors is kept: all lines below the level of alert name their addresses.
  access_log off;
  error_log /var/log/nginx/error.log alert;
  server_tokens off;

  # TRUST_PROXY=1 on Node's side: the last address in X-Forwarded-For is the visitor's, for the rate limit.
  location ~ ^/(api/|healthz$) {
    proxy_pass http://wigglewood;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }

  location / {
    if ($wigglewood_allow) { rewrite ^ /405 last; }
    if ($wigglewood_hidden) { return 404; }
    if ($wigglewood_encoded) { return 404; }
    # /snake is snake.html; one trailing slash is forgiven.
    rewrite ^/$ /index.html break;
    rewrite ^(.+)/$ $1 break;
    try_files $uri $uri.html =404;
    error_page 404 /404.html;
    location = /404.html { internal; }
    location = /405 { internal; types { } return 405 "Method not allowed"; }

    # The files are there in compressed form. For brotli, see docs/operating.md.
    gzip off;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    max_ranges 0;

    default_type "text/plain; charset=UTF-8";
    types {
${[...types].map(([extension, type]) => `      ${quote(type)} ${extension};`).join('\n')}
    }

${added.join('\n')}
    add_header Permissions-Policy $wigglewood_permissions always;
    add_header Content-Security-Policy $wigglewood_policy always;
    add_header Cache-Control $wigglewood_cache always;
    add_header Allow $wigglewood_allow always;
    # The ETag says it better.
    add_header Last-Modified "";
  }
  merge_slashes off;
}

${map('$request_method', 'allow', [
  ['default', 'GET, HEAD'],
  ['GET', ''],
  ['HEAD', ''],
])}
# What has another address (/snake for /snake.html), or none: the disk would take two slashes for one.
${map('$uri', 'hidden', [
  ['default', ''],
  ['"~//|(\\.(html|gz|br)|/(404|index|_headers|\\.assetsignore))/?$"', '1'],
])}
# A slash that is written as %2F parts no folders.
${map('$request_uri', 'encoded', [
  ['default', ''],
  ['"~*^[^?]*%2f"', '1'],
])}
${map('$status$uri', 'cache', [
  ['default', REVALIDATE],
  [`"~^(200|304)${ASSETS}"`, KEEP_FOREVER],
])}
${map('$uri', 'permissions', [['default', permissions], ...ownPermissions])}
${map('$uri', 'policy', [['default', FILE_POLICY], ...ownPolicies])}
`;
}

/** Writes what is not Node's. */
export async function writeHosting(dist: string, files: Files): Promise<void> {
  await Promise.all([
    writeFile(`${dist}/nginx.conf`, nginxConfiguration(files)),
    writeFile(`${dist}/site/_headers`, edgeHeaders(files)),
    // Compressing is the platform's own business.
    writeFile(`${dist}/site/.assetsignore`, '*.br\n*.gz\n'),
    bundleWorker(`${dist}/edge/worker.js`),
  ]);
}
