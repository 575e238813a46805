import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync('src/site/offline/service-worker.js', 'utf8');
const NAMES = Array.from({ length: 30 }, (_, index) => `/file-${index}`).concat('/404');

/** Installs the worker; every file comes a moment after it was asked for, with the status it has in `statuses`. */
async function install(statuses: Record<string, number> = {}) {
  const kept = new Set<string>();
  const asked: string[] = [];
  let coming = 0;
  let most = 0;
  let installed: Promise<unknown> = Promise.reject(new Error('nothing was installed'));
  installed.catch(() => {});
  const self = {
    addEventListener(type: string, listen: (event: { waitUntil(done: Promise<unknown>): void }) => void) {
      if (type === 'install') {
        listen({
          waitUntil(done) {
            installed = done;
          },
        });
      }
    },
  };
  async function fetch(path: string) {
    asked.push(path);
    coming += 1;
    most = Math.max(most, coming);
    await new Promise((done) => setTimeout(done, 1));
    coming -= 1;
    const status = statuses[path.split('?')[0] ?? ''] ?? 200;
    return { ok: status === 200, status };
  }
  const caches = { open: async () => ({ put: async (path: string) => kept.add(path) }) };
  const files = JSON.stringify(NAMES.map((name) => [name, 'tag']));
  runInNewContext(SOURCE.replace('__FILES__', files), { self, fetch, caches });
  return { done: installed, kept, asked, most: () => most };
}

test('keeps every file, once, and asks for four at a time', async () => {
  const { done, kept, asked, most } = await install({ '/404': 404 });
  await done;
  expect([...kept].sort()).toEqual([...NAMES].sort());
  expect(asked).toHaveLength(NAMES.length);
  expect(most()).toBe(4);
});

test('is not installed when a file is not there', async () => {
  const { done } = await install({ '/404': 404, '/file-7': 503 });
  await expect(done).rejects.toThrow('/file-7: 503');
});
