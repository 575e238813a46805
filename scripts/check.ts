// Types, pure types, lint, format and pictures: everything that needs no running.
import { spawnSync } from 'node:child_process';

const CHECKS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['tsc', '-p', 'tsconfig.json'],
  // Rules and core see no browser at all: `document` or a timer in them is a compile error.
  ['tsc', '-p', 'tsconfig.pure.json'],
  // The service worker has no page: what it knows is another library of types.
  ['tsc', '-p', 'tsconfig.worker.json'],
  ['biome', 'check', '.'],
  ['tsx', 'scripts/art.ts', '--check'],
];

for (const [command, ...args] of CHECKS) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
