// Runs before every command, with nothing but Node: installs what is missing, then says nothing more.
//   --browser   also makes sure there is a browser for the real-browser tests
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

function run(command, args, { optional = false } = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0 && !optional) {
    console.error(`"${command} ${args.join(' ')}" failed.`);
    process.exit(status ?? 1);
  }
  return status === 0;
}

// The stamp names the lock that was installed, so a new lock installs again and an old one costs nothing.
const stamp = 'node_modules/.installed';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

if (process.argv.includes('--browser') && !findBrowser()) {
  const debian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const installed =
    debian &&
    run('apt-get', ['update', '-qq'], { optional: true }) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { optional: true });
  if (!installed) run('npx', ['playwright', 'install', 'chromium']);
}
