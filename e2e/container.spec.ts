import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { serveSite } from '../scripts/serve';
import { commandOf, copiesOf, readStages, type Stage, textsOf } from '../tests/dockerfile';

/** The images of the Dockerfile, or the same steps without them. */
const OWN = { SITE_ORIGIN: 'https://box.test', COFFEE_URL: 'https://cups.test', CONTACT_EMAIL: 'us@box.test' };
const run = promisify(execFile);
const docker = (...args: string[]): SpawnSyncReturns<string> => spawnSync('docker', args, { encoding: 'utf8' });
const hasDocker = () => docker('info').status === 0;

async function readStage(name: string): Promise<Stage> {
  const found = readStages(await readFile('Dockerfile', 'utf8')).find((stage) => stage.name === name);
  if (!found) throw new Error(`The Dockerfile has no stage ${name}`);
  return found;
}

test('the files that the Dockerfile names are enough to build and to run', async () => {
  const [build, app] = await Promise.all([readStage('build'), readStage('app')]);
  const [work, home] = [test.info().outputPath('build'), test.info().outputPath('app')];
  for (const { files, to } of copiesOf(build)) {
    for (const file of files) await cp(file, join(work, to === './' ? file : to), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(work, 'node_modules'));
  await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: work, env: { ...process.env, ...OWN } });
  for (const { files, to } of copiesOf(app, 'build')) {
    for (const file of files) {
      const target = join(home, to === './' ? basename(file) : to);
      await mkdir(dirname(target), { recursive: true });
      await cp(file.replace('/build', work), target, { recursive: true });
    }
  }

  const { address, stop } = await serveSite(OWN, join(home, 'dist/server/main.js'));
  const [, ...args] = commandOf(textsOf(app, 'HEALTHCHECK')[0] ?? '');
  const ask = (port: string) => spawnSync(process.execPath, args, { env: { ...process.env, PORT: port } }).status;
  try {
    expect(await (await fetch(`${address}/snake`)).text()).toContain('href="https://box.test/snake"');
    expect(ask(new URL(address).port)).toBe(0);
  } finally {
    stop();
  }
  // Port 1 answers nobody.
  expect(ask('1')).toBe(1);
});

test('the image of the app is built, runs and is well', async () => {
  if (!hasDocker()) {
    console.warn('No Docker daemon answers here: the images are not built.');
    return;
  }
  test.setTimeout(900_000);
  const image = 'wigglewood-test';
  const built = docker('build', '--target', 'app', '--build-arg', `SITE_ORIGIN=${OWN.SITE_ORIGIN}`, '-t', image, '.');
  expect(built.status, built.stderr).toBe(0);
  const started = docker('run', '--detach', '--rm', '--read-only', '--publish', '127.0.0.1::3000', image);
  const id = started.stdout.trim();
  expect(started.status, started.stderr).toBe(0);
  try {
    const address = `http://${docker('port', id, '3000').stdout.trim()}`;
    const well = () =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(well, { timeout: 60_000 }).toBe(200);
    expect(docker('exec', id, 'id', '-u').stdout.trim()).not.toBe('0');
  } finally {
    docker('stop', id);
  }
});
