import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaticPage } from '../src/entry-static';
import { questionsOf } from '../src/site/pages/articles/article';
import { ROUTES } from '../src/site/routes';
import { ORIGIN } from '../src/site/site';
import { foundFiles } from '../src/site/static/found';

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

  it('names the address that counts, and hides what is not to be listed', () => {
    for (const { path, page, head } of pages) {
      const parsed = parse(head);
      expect(parsed.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(ORIGIN + page.path);
      expect(meta(parsed, 'robots')).toBe(page.hidden ? 'noindex' : '');
      if (path === '/planetroll') expect(page.path).toBe('/planetbowling');
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
      expect(kinds.includes('FAQPage')).toBe(article !== undefined && questionsOf(article).length > 0);
      expect(kinds.includes('BlogPosting')).toBe(article?.byline !== undefined);
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
    const sitemap = foundFiles()['sitemap.xml'] ?? '';
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(listed().map(({ path }) => ORIGIN + path));
    expect(addresses).not.toContain(`${ORIGIN}/planetroll`);
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

describe('the safe-games page', () => {
  it('has six points, four age bands, three devices, three steps and six questions', () => {
    const article = ROUTES.find(({ path }) => path === '/safe-kids-games')?.article;
    const points = article?.sections.flatMap((section) => (section.kind === 'points' ? [section.points.length] : []));
    expect(points).toEqual([6, 4, 3]);
    const steps = article?.sections.flatMap((section) => (section.kind === 'steps' ? [section.steps.length] : []));
    expect(steps).toEqual([3]);
    expect(article && questionsOf(article)).toHaveLength(6);
  });
});
