import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleServiceWorker } from '../scripts/service-worker';

const NAMES = Array.from({ length: 30 }, (_, index) => `/file-${index}`).concat('/404');
const WORKER = await bundleServiceWorker({
  version: 'test',
  files: NAMES.map((name) => [name, 'tag'] as const),
  bytes: 1_234_567,
});

/** Installs the worker; every file comes a moment after it was asked for, with the status it has in `statuses`. */
async function install(statuses: Record<string, number> = {}, connection?: { saveData: boolean }) {
  const kept = new Set<string>();
  const asked: string[] = [];
  let coming = 0;
  let most = 0;
  let installed: Promise<unknown> = Promise.reject(new Error('nothing was installed'));
  installed.catch(() => {});
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    navigator: { connection },
    addEventListener(type: string, listen: (event: object) => void) {
      listeners.set(type, listen);
      if (type === 'install') {
        listen({
          waitUntil(done: Promise<unknown>) {
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
  runInNewContext(WORKER, { self, fetch, caches });
  return { done: installed, kept, asked, most: () => most, tell: (event: object) => listeners.get('message')?.(event) };
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

test('asks for nothing where the visitor saves data', async () => {
  const { done, asked } = await install({}, { saveData: true });
  await expect(done).rejects.toThrow('saves data');
  expect(asked).toEqual([]);
  const other = await install({}, { saveData: false });
  await other.done;
  expect(other.asked).toHaveLength(NAMES.length);
});

test('says how much it keeps', async () => {
  const { tell } = await install();
  const heard: unknown[] = [];
  tell({ data: 'what is kept', ports: [{ postMessage: (answer: unknown) => heard.push({ ...Object(answer) }) }] });
  expect(heard).toEqual([{ files: NAMES.length, bytes: 1_234_567 }]);
});
