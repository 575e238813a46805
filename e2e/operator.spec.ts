import { type SpawnOptions, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PLACEHOLDERS } from '../scripts/operator';

/** A site that somebody else builds says nothing of ours. */
const OWN = {
  SITE_ORIGIN: 'https://other.test',
  COFFEE_URL: 'https://cups.test/other',
  CONTACT_EMAIL: 'us@other.test',
  REPOSITORY_URL: 'https://code.test/other',
};
const NOT_TEXT = /\.(png|ico|woff2|br|gz)$/;
const INVENTED = ['localhost:3000', 'wigglewood.example', ...Object.values(PLACEHOLDERS)];

/** Runs Node until it has said `enough` or has ended. */
function run(
  args: readonly string[],
  env: SpawnOptions['env'],
  enough = /$^/,
): Promise<{ said: string; code: unknown }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let said = '';
  const hear = (text: Buffer) => {
    said += text;
    if (enough.test(said)) child.kill();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((done) => child.once('close', (code) => done({ said, code })));
}

const build = (folder: string, env: SpawnOptions['env']) => run(['--import', 'tsx', 'scripts/build.ts', folder], env);

/** What the server says when it starts. */
const start = async (dist: string, origin: string) =>
  (await run([`${dist}/server/main.js`], { SITE_ORIGIN: origin, PORT: '0' }, /The site is open/)).said;

test('a build for somebody else carries their addresses everywhere, and none of ours', async () => {
  const dist = test.info().outputPath('dist');
  const { said, code } = await build(dist, OWN);
  expect(code, said).toBe(0);

  const names = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !NOT_TEXT.test(entry.name));
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    found.push(...INVENTED.filter((old) => text.includes(old)).map((old) => `${name}: ${old}`));
  }
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);

  const read = (name: string) => readFile(join(dist, 'site', name), 'utf8');
  const snake = await read('snake.html');
  expect(snake).toContain('rel="canonical" href="https://other.test/snake"');
  expect(snake).toContain('property="og:url" content="https://other.test/snake"');
  expect(snake).toContain('property="og:image" content="https://other.test/social/snake.png"');
  expect(snake).toContain('"url":"https://other.test/snake"');
  expect(await read('index.html')).toContain('href="https://cups.test/other"');
  expect(await read('privacy.html')).toContain('href="mailto:us@other.test"');
  expect(await read('safe-kids-games.html')).toContain('href="https://code.test/other"');
  expect(await read('sitemap.xml')).toContain('<loc>https://other.test/snake</loc>');
  expect(await read('robots.txt')).toContain('Sitemap: https://other.test/sitemap.xml\n');
  expect(await read('humans.txt')).toContain('Contact: us@other.test\n');
  const security = await read('.well-known/security.txt');
  expect(security).toContain('Contact: mailto:us@other.test\n');
  expect(security).toContain('Canonical: https://other.test/.well-known/security.txt\n');

  expect(await start(dist, 'https://other.test')).not.toMatch(/built for|placeholder/);
  expect(await start(dist, 'https://third.test')).toContain(
    'The pages were built for https://other.test, but SITE_ORIGIN is https://third.test',
  );
});

test('a build for this machine, started for the public, names what is missing in it', async () => {
  expect(await start('dist', '')).not.toMatch(/built for|placeholder/);
  const said = await start('dist', 'https://other.test');
  expect(said).toMatch(
    /^The pages were built for http:\/\/localhost:\d+, but SITE_ORIGIN is https:\/\/other\.test: .+$/m,
  );
  expect(said).toMatch(/^COFFEE_URL was not set .+ placeholder: .+$/m);
  expect(said).toMatch(/^CONTACT_EMAIL was not set .+ placeholder: .+$/m);
});

test('a value that cannot be right stops the build in one line', async () => {
  const { said, code } = await build(test.info().outputPath('dist'), { ...OWN, SITE_ORIGIN: 'other.test' });
  expect(code).toBe(1);
  expect(said).toMatch(/^SITE_ORIGIN must be an origin like .+, not "other\.test"\.\n$/);
});
