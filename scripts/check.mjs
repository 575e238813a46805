// Types, pure types, lint, format and pictures: everything that needs no running.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['tsc', '-p', 'tsconfig.json'],
  // Rules and core see no browser at all: `document` or a timer in them is a compile error.
  ['tsc', '-p', 'tsconfig.pure.json'],
  ['biome', 'check', '.'],
  ['node', 'scripts/art.ts', '--check'],
];

for (const [command, ...args] of CHECKS) {
  const bin = command === 'node' ? process.execPath : `node_modules/.bin/${command}`;
  const { status } = spawnSync(bin, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
