import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../src/site/routes';
import { COFFEE, EMAIL } from '../src/site/site';
import type { StaticPage } from '../src/site/static/document';
import { seoFiles } from '../src/site/static/seoFiles';
import { STORAGE_KEYS } from '../src/site/storageKeys';

let pages: readonly StaticPage[] = [];
beforeAll(async () => {
  pages = await (await import('../src/entry-static')).renderAll();
}, 120_000);

describe('docs/claims.md', () => {
  const rows = readFileSync('docs/claims.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split(' | '));

  it('names for every claim files that are there, and tests that are in them', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const [, claim, proof = ''] of rows) {
      let text: string | null = null;
      for (const [, file, name] of proof.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
        if (file) {
          expect(existsSync(file), `${claim}: ${file}`).toBe(true);
          text = readFileSync(file, 'utf8');
        } else expect(text?.includes(name ?? ''), `${claim}: "${name}"`).toBe(true);
      }
      expect(text, claim).not.toBeNull();
    }
  });

  it('has lines for every page for parents', () => {
    const named = rows.map(([page]) => page).join();
    for (const { path, page } of ROUTES) if (!page.game && path !== '/') expect(named).toContain(path);
  });
});

/** Each was on a page once, and was not so. */
const UNTRUE = [
  /links that lead a child away/i,
  /no cookies(?! of ours)/i,
  /two parents/i,
  /on a phone, a tablet and a computer/i,
  /by the same hand/i,
  /in any modern browser/i,
  /old tablet in the drawer/i,
  /the only place where money appears/i,
  /read every letter/i,
  /a parent will answer/i,
  /every tap pops/i,
  /every month, with whatever amount/i,
  /works offline after the first visit/i,
  /nowhere but home\./i,
];

it('says nothing that was found untrue', () => {
  const texts = [...pages.map(({ head, body }) => head + body), ...Object.values(seoFiles(0))];
  for (const text of [...texts, readFileSync('README.md', 'utf8')])
    for (const phrase of UNTRUE) expect(text.match(phrase)?.[0]).toBeUndefined();
});

it('/privacy says what the device, the server and the provider keep, each under its heading', () => {
  const root = document.createElement('div');
  root.innerHTML = pages.find(({ path }) => path === '/privacy')?.body ?? '';
  const sections = new Map(
    [...root.querySelectorAll('main > section')].map((section) => [
      section.querySelector('h2')?.textContent,
      section.textContent,
    ]),
  );
  expect(sections.get('Nothing is collected')).toMatch(/The one exception is the donation page.*cookies of its own/);
  const device = sections.get('What stays on your device');
  for (const { key, purpose } of STORAGE_KEYS) expect(device).toContain(`${purpose}${key}`);
  expect(device).toMatch(/stay until you delete them.*copy of the games.*offline/);
  const server = sections.get('What our server knows');
  expect(server).toMatch(/no list of who visits.*log.*no address, name or e-mail.*nothing is reported/);
  expect(server).toMatch(/counted for a minute.*internet address.*memory alone.*thrown away/);
  expect(server).toMatch(/app was installed.*forgets it at once, or passes on that one word/);
  const provider = sections.get('When you donate');
  expect(provider).toMatch(/Until you press Continue to payment.*our server alone.*name, e-mail and message.*no copy/);
  expect(provider).toMatch(/card details go to Stripe and never touch our server.*cookies of its own from then on/);
  expect(provider).toMatch(/Stripe keeps the payment.*look the payment up there/);
});

it('a game links to Home and the album alone, and the coffee is the only other site', () => {
  const linksOf = ({ body }: StaticPage) => [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  for (const page of pages) {
    const links = linksOf(page);
    expect(links, page.path).toContain('/');
    if (page.game) expect(new Set(links), page.path).toEqual(new Set(['/']));
    const away = links.filter((href) => !href.startsWith('/') && href !== `mailto:${EMAIL}`);
    expect(new Set([...away, COFFEE]), page.path).toEqual(new Set([COFFEE]));
  }
  // What a game shows later is not in its static page.
  const later = sources(/^(games|families|kit)\/.*\.tsx$/).flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/<a\s[^>]*?href=("[^"]*"|\{[^}]*\})/g)].map(([, href]) => href),
  );
  expect(new Set(later)).toEqual(new Set(['"/"', '"/album"']));
});

it('the browser asks for pages, reports an install and donates: nothing else is sent', () => {
  const senders = sources(/\.tsx?$/).filter((name) =>
    /\bfetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection/.test(
      readFileSync(`src/${name}`, 'utf8'),
    ),
  );
  expect(senders.sort()).toEqual([
    'site/app/followLinks.ts',
    'site/boot/installReport.ts',
    'site/donate/api.ts',
    'site/home/DialogProblem.tsx',
    'site/offline/service-worker.ts',
  ]);
});

function sources(wanted: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => wanted.test(name) && !/\.(test|spec)\./.test(name));
}
