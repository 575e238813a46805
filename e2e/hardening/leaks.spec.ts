import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support';
import { follow, GAMES, isReady, leaveMenu } from './games';
import { LONG, TRIPS } from './size';

/** The first trips fetch and cache; from then on every trip must leave things as they were. */
const WARM = LONG ? 10 : 3;
const MOST_BYTES_PER_TRIP = 1000;

/** Runs in the page: counts what goes on by itself. */
function countWork() {
  const work = { frames: 0, timers: new Map<unknown, string>(), sounds: [] as WeakRef<AudioContext>[] };
  Object.assign(window, { work });
  const { requestAnimationFrame: frame, setTimeout: later, setInterval: often, clearTimeout: clear } = window;
  window.requestAnimationFrame = (step) => {
    work.frames += 1;
    return frame.call(window, step);
  };
  const note = (id: unknown) => work.timers.set(id, new Error().stack ?? '');
  Object.assign(window, {
    setTimeout(run: () => void, ms?: number) {
      const id = later.call(
        window,
        () => {
          work.timers.delete(id);
          run();
        },
        ms,
      );
      note(id);
      return id;
    },
    setInterval(run: () => void, ms?: number) {
      const id = often.call(window, run, ms);
      note(id);
      return id;
    },
    clearTimeout(id: number) {
      work.timers.delete(id);
      clear.call(window, id);
    },
    clearInterval(id: number) {
      work.timers.delete(id);
      clear.call(window, id);
    },
    AudioContext: class extends AudioContext {
      constructor() {
        super();
        work.sounds.push(new WeakRef(this));
      }
    },
  });
}

/** What still goes on: frames of the next moment, timers, sound. */
const goesOn = (page: Page) =>
  page.evaluate(async () => {
    const { work } = window as unknown as {
      work: { frames: number; timers: Map<unknown, string>; sounds: WeakRef<AudioContext>[] };
    };
    const before = work.frames;
    const timers = [...work.timers.values()];
    await new Promise((done) => setTimeout(done, 250));
    const running = work.sounds.filter((sound) => sound.deref()?.state === 'running').length;
    return { frames: work.frames - before, timers, running, made: work.sounds.length > 0 };
  });

async function trip(page: Page, address: string) {
  await follow(page, address);
  await page.waitForFunction(isReady);
  // The game really begins, and makes a sound.
  await leaveMenu(page, (button) => button.press('Enter', { timeout: 500 }));
  for (const key of ['Enter', 'Space', 'ArrowRight']) await page.keyboard.press(key);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  await follow(page, '/');
  await page.getByRole('heading', { level: 1, name: 'What shall we play today?' }).waitFor();
  // What is in a drawing counts as nodes, too: all of them come each time.
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** How often it is counted: what the browser holds for a moment only (a click it still looks at) is no leak. */
const LOOKS = 4;

async function count(cdp: CDPSession) {
  const least = { nodes: Infinity, listeners: Infinity };
  for (let look = 0; look < LOOKS; look++) {
    for (let times = 0; times < 2; times++) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    least.nodes = Math.min(least.nodes, nodes);
    least.listeners = Math.min(least.listeners, jsEventListeners);
    await new Promise((done) => setTimeout(done, 100));
  }
  return least;
}

/** What scripts make. The heap also holds compiled code and the browser's own records of requests and paints, which grow by themselves. */
const MADE = /^(object|closure|array|string|concatenated string|sliced string|regexp|number|symbol|bigint)$/;

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
}

/** The bytes of all that scripts have made and still hold. */
async function madeBytes(cdp: CDPSession): Promise<number> {
  let text = '';
  const collect = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot', {});
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (MADE.test(types[0][nodes[node + type] ?? 0] ?? '')) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

/** The slope of the line that fits the values best. */
function slope(values: readonly number[]) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return above / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
}

/** In a few visits something may still come late, once: then most of them leave things as they were. */
function growth(values: readonly number[]) {
  if (LONG) return slope(values);
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

for (const { name, address } of GAMES.filter(({ check }) => LONG || check.isSample)) {
  test(`${name} leaves nothing behind after ${TRIPS} visits`, async ({ page }) => {
    if (LONG) test.setTimeout(600_000);
    await page.addInitScript(countWork);
    await page.goto('/');
    const cdp = await page.context().newCDPSession(page);
    const counts: Awaited<ReturnType<typeof count>>[] = [];
    let bytes = 0;
    for (let visit = 1; visit <= TRIPS; visit++) {
      await trip(page, address);
      if (visit >= WARM) counts.push(await count(cdp));
      if (LONG && visit === TRIPS / 2) bytes = await madeBytes(cdp);
    }
    expect(await goesOn(page)).toEqual({ frames: 0, timers: [], running: 0, made: true });
    for (const what of ['nodes', 'listeners'] as const) {
      const seen = counts.map((each) => each[what]);
      expect(growth(seen), `${what} a visit: ${seen}`).toBeLessThan(0.5);
    }
    // A few visits say little about the heap: other things still settle.
    if (LONG) expect(((await madeBytes(cdp)) - bytes) / (TRIPS / 2)).toBeLessThan(MOST_BYTES_PER_TRIP);
  });
}
