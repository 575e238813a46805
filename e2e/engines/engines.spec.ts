import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { GAMES, isReady } from '../hardening/games';
import { LONG } from '../hardening/size';
import { ROUTES } from '../site';
import { isAlive } from '../support';
import { type Engine, type Point, run } from './engine';
import { findFirefox } from './firefox';
import { colorsOfIcons, distance } from './icons';
import { passMenu, play } from './play';
import { startProxy } from './proxy';
import { findWebKit } from './webkit';

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const SIZES = LONG ? [TABLET, PHONE] : [TABLET];
const SAMPLES = GAMES.filter(({ check }) => check.isSample).map(({ path }) => path);
const SHORT = ['/', '/about', '/donate', ...SAMPLES];
const PAGES = LONG ? ROUTES : ROUTES.filter(({ path }) => SHORT.includes(path));
const ENGINES = { firefox: findFirefox(), webkit: findWebKit() };

/** A busy machine is slow, but not so slow. */
const WAIT = { timeout: 30_000, intervals: [100] };

const pictureOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

const missing = Object.entries(ENGINES).filter(([, start]) => !start);
if (LONG) test('all engines are installed', () => expect(missing).toEqual([]));
// The short form goes on without them, and says so once: not in every worker.
else if (missing.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.warn(
    `Not tested in ${missing.map(([name]) => name).join(' and ')}: npm run test:engines says how to get it.`,
  );

for (const [name, start] of Object.entries(ENGINES)) {
  if (!start) continue;
  test.describe(name, () => {
    // One browser for all of these.
    test.describe.configure({ mode: 'default' });
    let engine: Engine;
    let site: Awaited<ReturnType<typeof startProxy>>;
    test.beforeAll(async ({ baseURL }) => {
      [engine, site] = await Promise.all([start(), startProxy(String(baseURL))]);
      await mkdir(`shots/engines/${name}`, { recursive: true });
    });
    test.afterAll(async () => {
      await engine?.close();
      site?.stop();
    });

    const seen = (script: () => boolean) => expect.poll(() => run(engine, script), WAIT).toBe(true);
    const open = (path: string, size = TABLET) => engine.open(site.address + path, size);
    async function takePicture(path: string, moment: string) {
      await seen(isDressed);
      await writeFile(`shots/engines/${name}/${pictureOf(path)}-${moment}.png`, await engine.screenshot());
    }

    for (const size of SIZES) {
      for (const { path, page } of PAGES) {
        test(`${path} at ${size.width} px`, async () => {
          // Past the age check, where there is one.
          await open(page.game ? `${path}?verified=true` : path, size);
          if (page.game) await seen(isReady);
          else await seen(isAlive);
          await takePicture(path, `${size.width}`);
          if (page.game) {
            await passMenu(engine);
            expect(await play(engine), 'answers of the game').toBeGreaterThan(0);
            await takePicture(path, `${size.width}-played`);
          }
          expect(await run(engine, sideways), 'wider than the window').toBe(0);
          expect(await run(engine, () => window.watched.faults)).toEqual([]);
        });
      }
    }

    test('a drawing is kept and hangs in the album', async () => {
      await open('/drawcanvas');
      await seen(isReady);
      const press = async (selector: string) => engine.click(await run(engine, middleOf, selector));
      await press('main [role=application]');
      await press('[aria-label="Keep in the album"]');
      await expect.poll(() => run(engine, countKept), WAIT).toBe(1);
      await open('/album');
      await seen(() => document.querySelectorAll('main ul button canvas').length === 1);
      await takePicture('/album', 'kept');
      expect(await run(engine, () => window.watched.faults)).toEqual([]);
    });

    test('icons are lines around nothing', async () => {
      await open('/balloonpop');
      await seen(isReady);
      for (const { name: icon, around, inside, line } of await colorsOfIcons(engine)) {
        expect(distance(line, around), `the line of ${icon}`).toBeGreaterThan(60);
        expect(distance(inside, around), `inside of ${icon}`).toBeLessThan(10);
      }
    });
  });
}

function middleOf(selector: string): Point {
  const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How many pictures the album holds. It is not made by asking; WebKit names one that was only looked for, without a version. */
async function countKept(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name, version }) => name === 'album' && version)) return 0;
  return new Promise((done) => {
    const opening = indexedDB.open('album');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('pictures').objectStore('pictures').count();
      counting.onsuccess = () => {
        opening.result.close();
        done(counting.result);
      };
    };
  });
}

/** All that is in the window has its font and its pictures, and has come to its place. */
function isDressed(): boolean {
  const inSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
  const pictures = [...document.images].filter((image) => inSight(image.getBoundingClientRect()));
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete) && !moving.some(ends);
}

function sideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
