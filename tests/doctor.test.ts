import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../scripts/examination';
import type { OperatorEnvironment } from '../scripts/operator';
import { createApp } from '../server/app';
import type { Built } from '../server/built';
import { site } from '../server/site.fixture';

const ORIGIN = 'https://own.test';
const KEY = 'sk_live_VerySecret';

/** The provider's prices, over real HTTP. */
let prices: Record<string, object> = {};
const provider = createServer((request, response) => {
  const key = request.headers.authorization?.replace('Bearer ', '');
  const price = key === KEY ? prices[(request.url ?? '').replace('/v1/prices/', '')] : undefined;
  const message = key === KEY ? 'No such price' : `Invalid API Key: ${key}`;
  response.writeHead(price ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(price ?? { error: { type: 'invalid_request_error', message } }));
});
const monthly = (dollars: number) => ({
  active: true,
  unit_amount: dollars * 100,
  currency: 'usd',
  recurring: { interval: 'month' },
});

let environment: OperatorEnvironment = {};
let dist = '';
const write = (built: Built) => writeFile(join(dist, 'site.json'), JSON.stringify({ built }));

beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  dist = await mkdtemp(join(tmpdir(), 'wigglewood-doctor-'));
  environment = {
    SITE_ORIGIN: ORIGIN,
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
    STRIPE_PRICE_2: 'price_two',
    STRIPE_PRICE_5: 'price_five',
    STRIPE_PRICE_10: 'price_ten',
    STRIPE_API_BASE: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  };
});
afterAll(async () => {
  await rm(dist, { recursive: true });
  await new Promise((done) => provider.close(done));
});
beforeEach(async () => {
  prices = { price_two: monthly(2), price_five: monthly(5), price_ten: monthly(10) };
  await write({ origin: ORIGIN, placeholders: [] });
});

/** The site at its public address, whose Home names this one. */
function publicSite(canonical = `${ORIGIN}/`): typeof fetch {
  const html = new TextEncoder().encode(`<head><link data-head="" rel="canonical" href="${canonical}"/></head>`);
  const app = createApp({ ...site, bytes: () => html });
  return async (address) => app.request(String(address));
}

async function doctor(changes: OperatorEnvironment = {}, ask = publicSite()) {
  const findings = await examine({ ...environment, ...changes }, dist, ask);
  const texts = (isRight: boolean) => findings.filter((finding) => finding.isRight === isRight).map(({ text }) => text);
  return { right: texts(true), wrong: texts(false) };
}

describe('the doctor', () => {
  it('finds nothing wrong with a site that is right, and says what it looked at', async () => {
    const { right, wrong } = await doctor();
    expect(wrong).toEqual([]);
    expect(right).toEqual([
      'All settings can be read.',
      'Both keys are of one mode: live.',
      'STRIPE_PRICE_2 is $2 a month at the provider.',
      'STRIPE_PRICE_5 is $5 a month at the provider.',
      'STRIPE_PRICE_10 is $10 a month at the provider.',
      'The pages are built for https://own.test, with its own links.',
      'SITE_ORIGIN is served by HTTPS.',
      'https://own.test/healthz says that the server is well.',
      'Home names https://own.test/ as its address.',
    ]);
  });

  it('asks the provider for every price, and says which one is missing, archived or another amount', async () => {
    delete prices.price_five;
    prices.price_two = { ...monthly(2), active: false };
    prices.price_ten = { ...monthly(20), recurring: null };
    expect((await doctor()).wrong).toEqual([
      expect.stringMatching(/^STRIPE_PRICE_2: price_two is archived .*stripe:setup/),
      expect.stringMatching(/^STRIPE_PRICE_5: .* price_five: No such price\. Run npm run stripe:setup/),
      expect.stringMatching(/^STRIPE_PRICE_10: price_ten is 2000 cents \(usd\), once, not \$10 a month\./),
    ]);
  });

  it('repeats no key, although the provider does', async () => {
    const { wrong } = await doctor({ STRIPE_SECRET_KEY: 'sk_live_Mistyped' });
    expect(wrong).toHaveLength(3);
    expect(wrong[0]).toContain('Invalid API Key: ….');
    expect(wrong.join()).not.toContain('Mistyped');
  });

  it('wants keys that belong together, and lets a site without donations be', async () => {
    expect((await doctor({ STRIPE_PUBLISHABLE_KEY: 'pk_test_public' })).wrong).toEqual([
      expect.stringContaining('two modes'),
    ]);
    expect((await doctor({ STRIPE_PUBLISHABLE_KEY: '' })).wrong).toEqual([
      'Donations are off: set STRIPE_PUBLISHABLE_KEY.',
    ]);
    const without = await doctor(Object.fromEntries(Object.keys(environment).map((name) => [name, ''])));
    expect(without.right).toContain('Card donations are off, as no key is set.');
    expect(without.wrong.join()).not.toContain('STRIPE');
  });

  it('wants the public address by HTTPS', async () => {
    const origin = 'http://own.test';
    await write({ origin, placeholders: [] });
    expect((await doctor({ SITE_ORIGIN: origin }, publicSite(`${origin}/`))).wrong).toEqual([
      expect.stringMatching(/^SITE_ORIGIN is http:\/\/own\.test: set .*https:\/\/\.$/),
    ]);
  });

  it('says so when nobody answers there, or another does', async () => {
    const nobody = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    expect((await doctor({}, nobody)).wrong).toEqual([
      expect.stringMatching(/^https:\/\/own\.test does not answer: connect ECONNREFUSED\. Start /),
    ]);
    const ill: typeof fetch = async () => new Response('', { status: 502 });
    expect((await doctor({}, ill)).wrong).toEqual([expect.stringContaining('/healthz says 502.')]);
    expect((await doctor({}, publicSite('http://localhost:3000/'))).wrong).toEqual([
      expect.stringContaining('Home names http://localhost:3000/ as its address, not https://own.test/'),
    ]);
  });

  it('names what the pages were built with, and what stands in for it', async () => {
    await write({ origin: 'http://localhost:3000', placeholders: ['COFFEE_URL', 'CONTACT_EMAIL'] });
    expect((await doctor()).wrong).toEqual([
      expect.stringContaining('built for http://localhost:3000, but SITE_ORIGIN is https://own.test'),
      expect.stringMatching(/^COFFEE_URL .*placeholder/),
      expect.stringMatching(/^CONTACT_EMAIL .*placeholder/),
    ]);
    for (const half of ['{', '{}', 'null']) {
      await writeFile(join(dist, 'site.json'), half);
      expect((await doctor()).wrong).toEqual([expect.stringContaining('npm run build')]);
    }
    await rm(join(dist, 'site.json'));
    expect((await doctor()).wrong).toEqual([expect.stringContaining('npm run build')]);
  });

  it('says what cannot be read', async () => {
    expect((await doctor({ COFFEE_URL: 'cup', RATE_LIMIT: 'many' })).wrong).toEqual([
      expect.stringContaining('RATE_LIMIT'),
      expect.stringContaining('COFFEE_URL'),
    ]);
  });
});

it('npm run doctor prints a line for each and ends with 1 when something is wrong', async () => {
  const env = { ...process.env, ...environment, SITE_ORIGIN: 'http://127.0.0.1:9' };
  const script = spawn(process.execPath, ['--import', 'tsx', 'scripts/doctor.ts'], { env });
  let said = '';
  script.stdout.on('data', (text) => (said += text));
  const code = await new Promise((done) => script.once('close', done));
  expect(code).toBe(1);
  expect(said).toMatch(/^right {2}STRIPE_PRICE_5 is \$5 a month at the provider\.$/m);
  expect(said).toMatch(/^WRONG {2}SITE_ORIGIN is http:\/\/127\.0\.0\.1:9: /m);
  expect(said).toMatch(/^WRONG {2}http:\/\/127\.0\.0\.1:9 does not answer: /m);
  expect(said).toMatch(/^To mend: \d\.\n$/m);
});
