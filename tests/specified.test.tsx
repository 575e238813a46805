import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../src/games/catalogue';
import { ROUTES } from '../src/site/routes';
import { COFFEE } from '../src/site/site';
import type { StaticPage } from '../src/site/static/document';
import { STORAGE_KEYS } from '../src/site/storageKeys';

/** What the specification lists, written down a second time, so that no list of the product checks itself. */
const PAGES = [
  '/',
  '/about',
  '/donate',
  '/privacy',
  '/no-ads-games-for-kids',
  '/safe-kids-games',
  '/blog/safe-online-games',
  // Not of the specification (docs/decisions/0017-the-grown-ups-corner.md).
  '/grown-ups',
  // Nor this one (docs/decisions/0018-the-album.md).
  '/album',
];

/** Address, catalogue name, catalogue age, the age of the game's own page where one is given, genre where one is given. */
const GAMES: readonly (readonly [string, string, number, number?, string?])[] = [
  ['/balloonpop', 'Balloon Pop', 1, 1, 'toddlers'],
  ['/drawcanvas', 'Draw Canvas', 1, 2, 'creative'],
  ['/planets', 'Solar System', 2, 4, 'educational'],
  ['/bugcatcher', 'Bug Catcher', 2, 3, 'action'],
  ['/fidgetspinner', 'Fidget Spinner', 2, 2, 'casual'],
  ['/memorymatch', 'Memory Match', 2, 3, 'educational'],
  ['/cleanuptoys', 'Clean Up Toys', 2, 2, 'educational'],
  ['/pinball', 'Pinball', 2],
  ['/ecohero', 'Eco Hero', 2, 2],
  ['/planetbowling', 'Planet Bowling', 3, 2, 'physics'],
  ['/pumpkincatcher', 'Pumpkin Catcher', 3],
  ['/snake', 'Snake', 3, 5, 'arcade'],
  ['/molepatrol', 'Mole Patrol', 3, 3, 'whack-a-mole'],
  ['/beepong', 'Bee Phong', 3],
  ['/tictactoe', 'Tic Tac Toe', 4],
  ['/towerofhanoi', 'Tower of Hanoi', 4, 4, 'puzzle'],
  ['/fifteenpuzzle', '15 Puzzle', 4, 6, 'puzzle'],
  ['/dotsandlines', 'Dots & Lines', 4],
  ['/blockbuilder', 'Block Builder', 4, 4],
  ['/adam', 'Adam', 4, 5, 'puzzle'],
  ['/abilities', 'Abilities', 5, 5, 'strategy'],
];

const KEYS = [
  'wigglewood-theme',
  'wigglewood-favorites',
  'wigglewood-about-section-open',
  'pumpkin-catcher-high-score',
  'pumpkin-catcher-muted',
  'balloon-pop-high-score',
  'snake-high-score',
  'bugcatcher-high-score',
  'abilities-high-score',
  'mole-patrol-high-score-easy',
  'mole-patrol-high-score-medium',
  'mole-patrol-high-score-hard',
  'tower-hanoi-best-easy',
  'tower-hanoi-best-medium',
  'tower-hanoi-best-hard',
  'planet-bowling-high-score',
  'bee-pong-high-score',
  'pinball-high-score',
  // Not of the specification: the ghost hand's and the voice's (docs/decisions/0016-help-without-words.md).
  'wigglewood-games-begun',
  'wigglewood-read-aloud',
  // Nor these: what grown-ups choose for the device (docs/decisions/0017-the-grown-ups-corner.md).
  'wigglewood-calm',
  'wigglewood-volume',
  'wigglewood-buzz',
  'wigglewood-shelf',
  'wigglewood-play-time',
  'wigglewood-play-lock',
  'wigglewood-counts-play',
  'wigglewood-one-button',
  'wigglewood-played',
  'wigglewood-play-time-used',
  // Nor this one (docs/decisions/0018-the-album.md).
  'wigglewood-stickers',
  'wigglewood-sticker-book',
];

let pages: readonly StaticPage[] = [];
beforeAll(async () => {
  pages = await (await import('../src/entry-static')).renderAll();
}, 120_000);

function bodyOf(path: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = pages.find((page) => page.path === path)?.body ?? '';
  return root;
}
const textsOf = (path: string, selector: string) =>
  [...bodyOf(path).querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

describe('the specification’s lists', () => {
  it('routes', () => {
    const expected = [...PAGES, ...GAMES.map(([path]) => path), '/planetroll'];
    expect(ROUTES.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it('catalogue: names, order, addresses and ages', () => {
    expect(catalogue.map(({ path, name, age }) => [path, name, age])).toEqual(GAMES.map((game) => game.slice(0, 3)));
    expect(catalogue.filter(({ isNew }) => isNew).map(({ name }) => name)).toEqual(['Pumpkin Catcher']);
  });

  it.each(GAMES)('game data of %s', (path, _name, catalogueAge, ownAge, genre) => {
    const game = ROUTES.find((route) => route.path === path)?.page.game;
    expect(game?.minAge).toBe(ownAge ?? catalogueAge);
    expect(game?.genre).toMatch(genre ? new RegExp(`^${genre}$`) : /^[a-z-]+$/);
    for (const text of [game?.name, game?.description, game?.genre]) expect(text).toBeTruthy();
    const head = document.createElement('div');
    head.innerHTML = pages.find((page) => page.path === path)?.head ?? '';
    const meta = (name: string) => head.querySelector(`meta[name="game:${name}"]`)?.getAttribute('content');
    expect([meta('name'), meta('description'), meta('genre'), meta('minAge')]).toEqual([
      game?.name,
      game?.description,
      game?.genre,
      String(game?.minAge),
    ]);
  });

  it('what the blurbs mention', () => {
    const description = (name: string) => catalogue.find((card) => card.name === name)?.description;
    expect(description('Adam')).toMatch(/4-shape secret code.*10 guesses/);
    expect(description('Bug Catcher')).toContain('60 seconds');
    expect(description('Planet Bowling')).toContain('8 planet balls');
    expect(description('Abilities')).toContain('Speed, Strength, Laser Eyes and Diamond Touch');
  });

  it('storage keys', () => {
    expect(STORAGE_KEYS.map(({ key }) => key).sort()).toEqual([...KEYS].sort());
  });

  it('age colors: 1 green, 2 cyan, 3 yellow, 4 blue, 5 purple, 6 red, 7 pink, 8 orange', () => {
    const tokens = readFileSync('src/kit/theme/tokens.css', 'utf8');
    const hueOf = (age: number) => {
      const hex = tokens.match(new RegExp(`--age-${age}: #(\\w{6})`))?.[1] ?? '';
      const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      const most = Math.max(red, green, blue);
      const range = most - Math.min(red, green, blue);
      const sixth =
        most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
      return (Math.round(sixth * 60) + 360) % 360;
    };
    const between: readonly (readonly [number, number])[] = [
      [90, 160],
      [175, 200],
      [40, 60],
      [205, 240],
      [255, 285],
      [345, 360],
      [315, 340],
      [20, 38],
    ];
    for (const [index, [from, to]] of between.entries()) {
      expect(hueOf(index + 1), `age ${index + 1}`).toBeGreaterThanOrEqual(from);
      expect(hueOf(index + 1), `age ${index + 1}`).toBeLessThanOrEqual(to);
    }
  });
});

describe('the pages for parents', () => {
  it('claim what the product is: no ads, no data collection, no accounts, no downloads, reviewed, contained, free, by parents', () => {
    const all = pages.map(({ body }) => body).join(' ');
    for (const claim of [
      /no ads/i,
      /no data collection/i,
      /no accounts/i,
      /need to download anything\?.*No\. The games run in the browser/is,
      /review every screen by hand/i,
      /age-appropriate content/i,
      /contained experience/i,
      /no hidden costs/i,
      /built by parents/i,
      /ages 1-8/i,
    ]) {
      expect(all).toMatch(claim);
    }
  });

  it('/safe-kids-games has every section', () => {
    const page = bodyOf('/safe-kids-games');
    expect(page.querySelector('header a[href="/"] img')?.getAttribute('alt')).toMatch(/home/);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const sections = [...page.querySelectorAll('main > section')];
    const titles = (index: number) => [...(sections[index]?.querySelectorAll('h3') ?? [])].map((h) => h.textContent);
    expect(sections.map((section) => section.getAttribute('data-kind'))).toEqual([
      'points',
      'points',
      'text',
      'points',
      'faq',
      'call',
    ]);
    expect(titles(0)).toEqual([
      'Zero ads',
      'No data collection',
      'Age-appropriate content',
      'Contained experience',
      'No hidden costs',
      'Parent-built',
    ]);
    expect(titles(1)).toEqual([
      'Ages 1-3: toddler safe',
      'Ages 4-6: learning',
      'Ages 7-8: skill building',
      'All ages: family fun',
    ]);
    for (const words of [
      /Tap games, drawing, and cause-and-effect/,
      /Memory and matching, educational puzzles, and a gentle strategy intro/,
      /Logic, problem-solving, and advanced creative tools/,
      /Two-player games, parent-child games .*, and classic games/,
    ]) {
      expect(sections[1]?.textContent).toMatch(words);
    }
    expect(sections[2]?.querySelector('h2')?.textContent).toMatch(/trust/);
    expect(titles(3)).toEqual(['Desktop', 'Mobile', 'Peace of mind', 'Getting started takes a minute']);
    expect(sections[3]?.querySelectorAll('ol > li')).toHaveLength(3);
    expect(sections[4]?.querySelectorAll('details')).toHaveLength(6);
    const home = [...page.querySelectorAll('a.primary')].map((link) => link.getAttribute('href'));
    expect(home).toEqual(['/', '/']);
  });

  it('/no-ads-games-for-kids says why, what it means, what we do instead, and answers at least five questions', () => {
    expect(textsOf('/no-ads-games-for-kids', 'main h2').slice(0, 3)).toEqual([
      'Why no ads',
      'What that means for your child',
      'What we do instead',
    ]);
    expect(bodyOf('/no-ads-games-for-kids').querySelectorAll('details').length).toBeGreaterThanOrEqual(5);
  });

  it('/blog/safe-online-games has four numbered sections, a conclusion, both links, and a byline that is true', () => {
    const path = '/blog/safe-online-games';
    expect(textsOf(path, 'main h2').slice(0, 5)).toEqual([
      '1. Hidden risks',
      '2. Five parent safety tips',
      '3. Building a safer playground',
      '4. How you can help',
      'Conclusion',
    ]);
    const page = bodyOf(path);
    expect(page.querySelectorAll('main ol > li')).toHaveLength(5);
    expect(textsOf(path, 'main section:first-child strong')).toEqual([
      'Strangers chatting.',
      'Ads and in-app purchases collecting data.',
      'Unmoderated content.',
    ]);
    expect(page.querySelector('main a[href="/donate"]')?.textContent).toBe('Support Us');
    const coffee = page.querySelector(`main a[href="${COFFEE}"]`);
    expect([coffee?.textContent, coffee?.getAttribute('target')]).toEqual(['Buy Us Coffee', '_blank']);
    expect(page.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    const words = (page.querySelector('main')?.textContent ?? '').split(/\s+/).length;
    expect(page.querySelector('time')?.parentElement?.textContent).toContain(`${Math.ceil(words / 200)} min read`);
  });

  it('/donate has a back link, the coffee link and its five sections', () => {
    const page = bodyOf('/donate');
    expect(page.querySelector('header a[href="/"]')?.textContent).toContain('Back to games');
    const coffee = page.querySelector(`header a[href="${COFFEE}"]`);
    expect([coffee?.getAttribute('target'), coffee?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(textsOf('/donate', 'main h2')).toEqual([
      'Why no ads',
      'Where support goes',
      'Choose a way to help',
      'Our promise to families',
      'Frequently asked questions (FAQ)',
    ]);
    expect(textsOf('/donate', 'details').join()).toMatch(/refund\?Yes\. E-mail us within 48 hours/);
  });

  it('/about says who it is for, what we promise, how games are made and reviewed, and how to help', () => {
    expect(textsOf('/about', 'main h2').slice(0, 4)).toEqual([
      'Who it is for',
      'What we promise',
      'How the games are made and reviewed',
      'How you can help',
    ]);
    expect(textsOf('/about', 'main h3').slice(0, 3)).toEqual(['Ad-free', 'Safe', 'Parent-built']);
  });

  it('/privacy names every key, the provider, COPPA, the Children’s Code and a way to write', () => {
    const page = bodyOf('/privacy');
    const named = [...page.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(named.sort()).toEqual([...KEYS].sort());
    for (const name of ['Stripe', 'COPPA', "Children's Code"]) expect(page.textContent).toContain(name);
    expect(page.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });
});
