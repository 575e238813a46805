/*
 * Keeps the whole site on the device after one visit to any page. The build gives the list of
 * files, their size and the version. Each version has a cache of its own and answers only from it, so old and
 * new files are never mixed; a new version waits until Home says that nobody is in a game.
 */
declare const VERSION: string;
declare const FILES: readonly (readonly [path: string, tag: string])[];
declare const BYTES: number;
// Not every browser knows `connection`, nor do the compiler's own types.
declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: { saveData?: boolean } } };

const NOT_FOUND = '/404';
const CACHE = `wigglewood-${VERSION}`;

/** A page is known by its address without query and trailing slash. */
const plainPath = (url: URL) =>
  url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;

/** So many files come at a time: a game that is being played, and asks for its sounds, has the line first. */
const AT_A_TIME = 4;

async function keepAll() {
  const cache = await caches.open(CACHE);
  const files = FILES.values();
  async function keepNext() {
    // They share one list: each takes what the others have not begun.
    for (const [path, tag] of files) {
      const answer = await fetch(path === NOT_FOUND ? `${path}?${tag}` : path, { cache: 'no-cache' });
      // The not-found page comes with its own status; anything else must be all right.
      if (!answer.ok && path !== NOT_FOUND) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, keepNext));
}

/**
 * Who asks the browser to save data gets only what is opened. A worker that is not installed is tried again at the next
 * visit; a version that is here already stays whole.
 */
async function install() {
  if (self.navigator.connection?.saveData) throw new Error('Not kept, as this device saves data');
  await keepAll();
}

self.addEventListener('install', (event) => event.waitUntil(install()));

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('wigglewood-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function takeOver() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Only Home asks. The address of a window is no proof: it is the one that was loaded, not the one shown now.
  if (windows.length === 1) await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
  if (event.data === 'what is kept') event.ports[0]?.postMessage({ files: FILES.length, bytes: BYTES });
});

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(plainPath(url));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const lost = request.mode === 'navigate' && (await cache.match(NOT_FOUND));
    if (lost) return lost;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(answer(event.request, url));
});
