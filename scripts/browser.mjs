// @ts-check
// Plain JavaScript: ensure-installed.mjs runs it before anything is installed.
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium of this machine, or undefined: then Playwright's own is used. */
export const findBrowser = () => PLACES.find((path) => path && existsSync(path));

/** The same browser without its windows: the tests take a third less time in it. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const hasShell = () => existsSync(SHELL);

/** How every script of the project starts a browser: quiet, and without a word to the network. */
export const LAUNCH = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** How tests do. */
export const LAUNCH_TEST = { ...LAUNCH, executablePath: hasShell() ? SHELL : LAUNCH.executablePath };
