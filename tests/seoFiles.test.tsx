import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../src/site/pages/articles/article';
import { ROUTES } from '../src/site/routes';
import { NAME, ORIGIN } from '../src/site/site';
import type { StaticPage } from '../src/site/static/document';
import { seoFiles } from '../src/site/static/seoFiles';
import { webManifest } from '../src/site/static/webManifest';

let pages: readonly StaticPage[] = [];

beforeAll(async () => {
  pages = await (await import('../src/entry-static')).renderAll();
}, 120_000);

const parse = (html: string) => new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html');
const listed = () => pages.filter(({ page, path }) => !page.hidden && page.path === path);
const meta = (head: Document, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

interface Data {
  readonly '@graph': readonly Record<string, unknown>[];
}

describe('being found', () => {
  it('gives every page its own title and description, and every field', () => {
    const heads = listed().map(({ head }) => parse(head));
    for (const field of [
      'description',
      'keywords',
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'twitter:card',
    ]) {
      for (const head of heads) expect(meta(head, field), `${head.title}: ${field}`).not.toBe('');
    }
    const titles = heads.map(({ title }) => title);
    const descriptions = heads.map((head) => meta(head, 'description'));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('carries the site’s name in every title, once; the not-found page has the specified one', () => {
    const titles = new Map(pages.map(({ path, head }) => [path, parse(head).title]));
    expect([...titles.keys()].sort()).toEqual([...ROUTES.map(({ path }) => path), '/404'].sort());
    expect(titles.get('/404')).toBe('Page Not Found');
    titles.delete('/404');
    for (const [path, title] of titles) expect(title.split(NAME), `${path}: ${title}`).toHaveLength(2);
    expect(titles.get('/about')).toBe(`About us: games made by parents | ${NAME}`);
    for (const { path, head } of listed()) {
      for (const field of ['og:title', 'twitter:title']) expect(meta(parse(head), field)).toBe(titles.get(path));
    }
  });

  it('names the address that counts, and hides what is not to be listed', () => {
    for (const { path, head } of pages) {
      const parsed = parse(head);
      const canonical = parsed.querySelector('link[rel=canonical]')?.getAttribute('href');
      const lost = path === '/404';
      const counts = path === '/planetroll' ? '/planetbowling' : path;
      expect(canonical).toBe(lost ? undefined : ORIGIN + counts);
      expect(meta(parsed, 'robots')).toBe(lost ? 'noindex' : '');
    }
  });

  it('writes structured data of the right kinds', () => {
    for (const { head, page, article, path } of listed()) {
      const text = parse(head).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      const things = (JSON.parse(text) as Data)['@graph'];
      const kinds = things.map((thing) => thing['@type']);
      expect(kinds).toContain('WebSite');
      expect(kinds.includes('BreadcrumbList')).toBe(path !== '/');
      expect(kinds.includes('VideoGame')).toBe(page.game !== undefined);
      expect(kinds.includes('FAQPage')).toBe(['/safe-kids-games', '/no-ads-games-for-kids'].includes(path));
      expect(kinds.includes('BlogPosting')).toBe(article?.byline !== undefined);
    }
  });

  it('lists in the FAQ data exactly the questions and answers of the page', () => {
    for (const { head, article } of pages) {
      const questions = article ? questionsOf(article) : [];
      if (questions.length === 0) continue;
      const text = parse(head).querySelector('script')?.textContent ?? '{}';
      const faq = (JSON.parse(text) as Data)['@graph'].find((thing) => thing['@type'] === 'FAQPage');
      expect(faq?.mainEntity).toEqual(
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      );
    }
  });

  it('says of Adam that it is a free puzzle for children from 5', () => {
    const adam = pages.find(({ path }) => path === '/adam');
    const text = parse(adam?.head ?? '').querySelector('script')?.textContent ?? '{}';
    const game = (JSON.parse(text) as Data)['@graph'].find((thing) => thing['@type'] === 'VideoGame');
    expect(game).toMatchObject({
      genre: 'puzzle',
      isAccessibleForFree: true,
      offers: { price: 0 },
      audience: { audienceType: 'children', suggestedMinAge: 5 },
    });
  });

  it('lists in the sitemap exactly the pages there are', () => {
    const sitemap = seoFiles(0)['sitemap.xml'] ?? '';
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(listed().map(({ path }) => ORIGIN + path));
    expect(addresses).not.toContain(`${ORIGIN}/planetroll`);
  });

  it('says until when its contact holds: a year from the build', () => {
    const security = seoFiles(Date.UTC(2030, 0, 1))['.well-known/security.txt'];
    expect(security).toContain('\nExpires: 2031-01-01T00:00:00.000Z\n');
  });

  it('has no link of ours that leads nowhere', () => {
    const known = new Set(ROUTES.map(({ path }) => path));
    const lost = pages.flatMap(({ path, body }) =>
      [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !known.has(href))
        .map((href) => `${path} → ${href}`),
    );
    expect(lost).toEqual([]);
  });

  it('has a social picture of 1200 x 630 for every page', () => {
    for (const { path } of listed()) {
      const picture = readFileSync(`public/social${path === '/' ? '/home' : path}.png`);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
    }
  });
});

it('has a web app manifest whose pictures exist in the sizes it says, and shortcuts that lead somewhere', () => {
  const { icons, screenshots, shortcuts, ...rest } = webManifest;
  expect(rest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', theme_color: '#b4e4ff' });
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const file = readFileSync(`public${src}`);
    if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
  expect(shortcuts.length).toBeGreaterThanOrEqual(3);
  for (const { url } of shortcuts) expect(ROUTES.map(({ path }) => path)).toContain(url);
});

it('has a favicon for every browser: 16, 32 and 48 px in one file, and a drawing', () => {
  const file = readFileSync('public/favicon.ico');
  expect(file.readUInt32LE(0)).toBe(0x00010000);
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const picture = file.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([entry.readUInt8(0), entry.readUInt8(1)]);
    return entry.readUInt8(0);
  });
  expect(sizes).toEqual([16, 32, 48]);
  expect(readFileSync('public/favicon.svg', 'utf8')).toMatch(/^<svg/);
});
