import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { freePort } from '../../scripts/serve';
import { type Engine, findProgram, run, type Start } from './engine';
import { startSession } from './webdriver';

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** WebKitGTK's own small browser, over WebDriver, on a screen that nobody sees. */
async function startWebKit({ driver, browser, xvfb }: Programs): Promise<Engine> {
  // The screen takes the first free number, which it writes down, and is larger than any window of the tests.
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    // Without a graphics card this way to the screen is by far the fastest.
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  function stop() {
    server.kill();
    screen.kill();
  }
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}/status`);
  const session = await startSession(address, {
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  });
  await session.openPopup();
  return {
    ...session,
    async open(url, size) {
      await session.resize(size);
      await session.goTo(url);
    },
    async screenshot() {
      await run(session, startBlinking);
      const picture = await session.screenshot();
      await run(session, stopBlinking);
      return picture;
    },
    async close() {
      await session.end();
      stop();
    },
  };
}

/** WebKit takes a picture when it next paints, and a page at rest paints nothing: one faint pixel keeps it going. */
function startBlinking() {
  const pixel = document.documentElement.appendChild(document.createElement('i'));
  pixel.id = 'blinking';
  Object.assign(pixel.style, { position: 'fixed', top: '0', width: '1px', height: '1px', background: 'gray' });
  pixel.animate({ opacity: [0, 0.1] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
}

function stopBlinking() {
  document.getElementById('blinking')?.remove();
}

async function untilAnswered(address: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await fetch(address).catch(() => null))) {
    if (Date.now() > deadline) throw new Error(`${address} does not answer`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The browser is no command: it lies beside the library, in a folder named after the machine's kind. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((kind) => `/usr/lib/${kind}`) : [];
  return folders
    .flatMap((folder) => [`${folder}/webkit2gtk-4.1/MiniBrowser`, `${folder}/webkit2gtk-4.0/MiniBrowser`])
    .find((path) => existsSync(path));
}

export function findWebKit(): Start {
  const [driver, browser, xvfb] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')];
  return driver && browser && xvfb ? () => startWebKit({ driver, browser, xvfb }) : null;
}
