// Readies dist/ for Cloudflare Workers, after `npm run build`: the worker in dist/edge/, and the
// headers of every page in the file that the platform's static assets read.
import { readFile, writeFile } from 'node:fs/promises';
import { bundleWorker } from './bundle-worker.mjs';

const { headers, files } = JSON.parse(await readFile('dist/site.json', 'utf8'));
const rule = (path, values) =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
const pages = Object.entries(files)
  .filter(([, { policy }]) => policy)
  .map(([path, { policy, permissions }]) =>
    // Two values of one header would be joined, so the one for all pages is taken away first.
    permissions
      ? `${rule(path, { 'Content-Security-Policy': policy })}\n  ! Permissions-Policy\n  Permissions-Policy: ${permissions}`
      : rule(path, { 'Content-Security-Policy': policy }),
  );
const lasting = rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' });

await writeFile('dist/site/_headers', `${[rule('/*', headers), lasting, ...pages].join('\n')}\n`);
// Compressing is the platform's own business.
await writeFile('dist/site/.assetsignore', '*.br\n*.gz\n');
await bundleWorker('dist/edge/worker.js');
