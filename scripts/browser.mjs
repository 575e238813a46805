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

/** How every script and test of the project starts a browser: quiet, and without a word to the network. */
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
