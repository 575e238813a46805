// @ts-check
// Runs before every command that may be the first, with nothing but Node: installs what is missing, then says nothing more.
//   --browser   also makes sure there is a browser for the real-browser tests
//   --engines   also makes sure there are Firefox and WebKit for the tests in them, and nginx for the test of its settings
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, hasShell } from './browser.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args, { optional = false } = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0 && !optional) {
    console.error(`"${command} ${args.join(' ')}" failed.`);
    process.exit(status ?? 1);
  }
  return status === 0;
}

/**
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are there now; without the right to install nothing is tried
 */
function installOnDebian(packages) {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version') &&
    run('apt-get', ['update', '-qq'], { optional: true }) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { optional: true })
  );
}

// The stamp names the lock that was installed, so a new lock installs again and an old one costs nothing.
const stamp = 'node_modules/.installed';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

if (process.argv.includes('--browser')) {
  if (!findBrowser() && !installOnDebian(['chromium'])) run('npx', ['playwright', 'install', 'chromium']);
  if (!hasShell()) installOnDebian(['chromium-headless-shell']);
}

if (process.argv.includes('--engines')) {
  /** Debian's packages, each with a command it brings. */
  const commands = {
    'firefox-esr': 'firefox-esr',
    'webkit2gtk-driver': 'WebKitWebDriver',
    xvfb: 'Xvfb',
    nginx: 'nginx',
  };
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const missing = Object.entries(commands)
    .filter(([, command]) => !folders.some((folder) => existsSync(join(folder, command))))
    .map(([name]) => name);
  if (missing.length > 0 && !installOnDebian(missing))
    console.warn(`Not here: ${missing.join(', ')}. On Debian: sudo apt-get install ${missing.join(' ')}`);
}
