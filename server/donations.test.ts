import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeProvider, type Mood } from '../tests/fake-provider';
import { createApp } from './app';
import { type Environment, readSettings } from './settings';
import type { Site } from './site';

const site: Site = { files: new Map(), bytes: () => new Uint8Array() };
const provider = new FakeProvider();
let environment: Environment = {};
let logged: string[] = [];

beforeAll(async () => {
  environment = {
    SITE_ORIGIN: 'https://site.test',
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    STRIPE_PRICE_2: 'price_two',
    STRIPE_PRICE_5: 'price_five',
    STRIPE_PRICE_10: 'price_ten',
    STRIPE_API_BASE: await provider.start(),
    RATE_LIMIT: '100000',
  };
});
afterAll(() => provider.stop());
beforeEach(() => {
  logged = [];
  const note = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(() => {
  provider.reset();
  vi.restoreAllMocks();
});

type Headers = Record<string, string>;
const start = (changes: Environment = {}) => createApp(site, { ...environment, ...changes });
const PAYMENT = '/api/create-payment-intent';
const SUBSCRIPTION = '/api/create-subscription';

async function post(app: ReturnType<typeof start>, path: string, body: unknown, headers: Headers = {}) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Record<string, unknown> };
}

describe('a donation', () => {
  it('of one time makes a payment with exact cents, the donor’s words and the browser’s key', async () => {
    const body = { amount: 19.99, donorName: 'Ann', donorEmail: 'ann@mail.test', message: 'Hi' };
    const { status, json } = await post(start(), PAYMENT, body, { 'Idempotency-Key': 'attempt-1' });
    expect([status, json]).toEqual([200, { clientSecret: 'pi_1_secret_1' }]);
    expect(provider.calls).toEqual([
      {
        path: '/v1/payment_intents',
        key: 'attempt-1',
        fields: {
          amount: '1999',
          currency: 'usd',
          'automatic_payment_methods[enabled]': 'true',
          description: 'Donation',
          'metadata[donorName]': 'Ann',
          'metadata[message]': 'Hi',
          receipt_email: 'ann@mail.test',
        },
      },
    ]);
  });

  it('every month makes a checkout that comes back to the site’s own address', async () => {
    const { status, json } = await post(
      start(),
      SUBSCRIPTION,
      { priceId: 'price_five', donorEmail: 'ann@mail.test' },
      { Host: 'evil.test' },
    );
    expect([status, json]).toEqual([200, { url: 'https://checkout.stripe.com/c/pay/cs_test_1' }]);
    expect(provider.calls[0]?.fields).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_five',
      'line_items[0][quantity]': '1',
      success_url: 'https://site.test/donate?success=true',
      cancel_url: 'https://site.test/donate',
      customer_email: 'ann@mail.test',
    });
  });

  it('asked for twice with one key is one; without a key the server makes one', async () => {
    const app = start();
    const once = () => post(app, PAYMENT, { amount: 5 }, { 'Idempotency-Key': 'same' });
    const [first, second] = await Promise.all([once(), once()]);
    expect(first?.json).toEqual(second?.json);
    expect(provider.donations).toBe(1);
    const other = await post(app, PAYMENT, { amount: 6 }, { 'Idempotency-Key': 'same' });
    expect([other.status, other.json.field]).toEqual([409, 'Idempotency-Key']);
    await post(app, PAYMENT, { amount: 5 });
    await post(app, PAYMENT, { amount: 5 });
    expect(provider.donations).toBe(3);
    expect((await post(app, PAYMENT, { amount: 5 }, { 'Idempotency-Key': 'x'.repeat(256) })).status).toBe(400);
  });

  it('tells the browser what it may know', async () => {
    const answer = await start().request('/api/donation-config');
    expect(await answer.json()).toEqual({
      enabled: true,
      publishableKey: 'pk_test_public',
      prices: { '2': 'price_two', '5': 'price_five', '10': 'price_ten' },
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a wrong request', () => {
  it.each([
    [PAYMENT, { amount: 0.5 }, 'amount'],
    [PAYMENT, { amount: 10_000.01 }, 'amount'],
    [PAYMENT, { amount: 4.355 }, 'amount'],
    [PAYMENT, { amount: '5' }, 'amount'],
    [PAYMENT, '{"amount":1e999}', 'amount'],
    [PAYMENT, { amount: 5, donorEmail: 'ann' }, 'donorEmail'],
    [PAYMENT, { amount: 5, donorName: 'x'.repeat(101) }, 'donorName'],
    [PAYMENT, { amount: 5, message: 'x'.repeat(501) }, 'message'],
    [PAYMENT, { amount: -0.0 }, 'amount'],
    [PAYMENT, { amount: [5] }, 'amount'],
    [PAYMENT, { amount: 5, donorName: { toString: 'x' } }, 'donorName'],
    [PAYMENT, { amount: 5, donorEmail: 'ann@mail.test, eve@mail.test' }, 'donorEmail'],
    [PAYMENT, '{"__proto__":{"amount":5}}', 'amount'],
    [PAYMENT, '{"constructor":{"prototype":{"amount":5}}}', 'amount'],
    [PAYMENT, '{', 'body'],
    [PAYMENT, '', 'body'],
    [PAYMENT, '[]', 'body'],
    [PAYMENT, 'null', 'body'],
    [SUBSCRIPTION, {}, 'priceId'],
    [SUBSCRIPTION, { priceId: 'price_other' }, 'priceId'],
    [SUBSCRIPTION, { priceId: 'toString' }, 'priceId'],
    [SUBSCRIPTION, { priceId: ['price_two'] }, 'priceId'],
    [SUBSCRIPTION, { priceId: 'price_two\n' }, 'priceId'],
  ])('to %s with %j names the field and reaches nobody', async (path, body, field) => {
    const { status, json } = await post(start(), path, body);
    expect([status, json.field]).toEqual([400, field]);
    expect(json.error).toMatch(new RegExp(`^${field}: `));
    expect(provider.calls).toEqual([]);
  });

  it('is refused for its size, its type, its origin, its method or its address', async () => {
    const app = start();
    const large = { amount: 5, extra: 'x'.repeat(17_000) };
    expect((await post(app, PAYMENT, large)).status).toBe(413);
    const full = '{"amount":0}'.padEnd(16 * 1024);
    expect((await post(app, PAYMENT, full)).status).toBe(400);
    expect((await post(app, PAYMENT, `${full} `)).status).toBe(413);
    expect((await post(app, PAYMENT, large, { 'Content-Length': '17100' })).status).toBe(413);
    expect((await post(app, PAYMENT, { amount: 5 }, { 'Content-Type': 'text/plain' })).status).toBe(415);
    for (const Origin of ['https://evil.test', 'null']) {
      expect((await post(app, PAYMENT, { amount: 5 }, { Origin })).status).toBe(403);
    }
    const wrong = await app.request(PAYMENT);
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await app.request('/api/donation-config', { method: 'DELETE' })).status).toBe(405);
    expect((await post(app, '/api/other', {})).json).toEqual({ error: 'Not found' });
    expect(provider.calls).toEqual([]);
    expect((await post(app, PAYMENT, { amount: 5 }, { Origin: 'https://site.test' })).status).toBe(200);
  });

  it('is the 21st within a minute where the operator set no other limit', async () => {
    const app = start({ RATE_LIMIT: undefined });
    const statuses: number[] = [];
    for (let count = 1; count <= 21; count += 1) statuses.push((await post(app, PAYMENT, { amount: 0 })).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  it('pollutes nothing, and what cannot be seen does not reach the provider', async () => {
    const body = '{"amount":5,"donorName":"A\\u0000nn\\u001b","message":"a\\r\\nb","__proto__":{"polluted":1}}';
    expect((await post(start(), PAYMENT, body)).status).toBe(200);
    expect(provider.calls[0]?.fields).toMatchObject({ 'metadata[donorName]': 'Ann', 'metadata[message]': 'a b' });
    expect('polluted' in {}).toBe(false);
  });

  it('too often has to wait, and a forged address does not help', async () => {
    const app = start({ RATE_LIMIT: '2' });
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const forged = { 'X-Forwarded-For': address, 'X-Real-IP': address, Forwarded: `for=${address}` };
      const { status, headers } = await post(app, PAYMENT, { amount: 5 }, forged);
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await app.request('/api/donation-config')).status).toBe(200);
    const trusting = start({ RATE_LIMIT: '1', TRUST_PROXY: 'true' });
    for (const address of ['1.1.1.1', '2.2.2.2']) {
      expect((await post(trusting, PAYMENT, { amount: 5 }, { 'X-Forwarded-For': address })).status).toBe(200);
    }
  });
});

describe('when the provider is not well', () => {
  const donor = { amount: 5, donorName: 'Ann Private', donorEmail: 'ann@private.test', message: 'Hush' };
  const private_ = /sk_test|req_Secret|Ann|private|Hush|node_modules|at /;

  it.each<[Mood, number]>([
    ['declined', 402],
    ['busy', 503],
    ['making the same', 504],
    ['broken', 502],
    ['gibberish', 502],
    ['wrong key', 503],
    ['bad e-mail', 400],
    ['dropping', 504],
  ])('(%s) it answers %i and says nothing it should not', async (mood, expected) => {
    provider.mood = mood;
    const { status, json } = await post(start(), PAYMENT, donor);
    expect(status).toBe(expected);
    expect(JSON.stringify(json)).not.toMatch(private_);
    expect(logged.join('\n')).not.toMatch(private_);
    if (mood === 'wrong key') expect(logged.join('\n')).toContain('STRIPE_SECRET_KEY');
  });

  it('(hanging) it answers within 15 seconds, and the rest of the site at once', async () => {
    provider.mood = 'hanging';
    const began = Date.now();
    const app = start();
    const waiting = post(app, PAYMENT, donor);
    expect((await app.request('/healthz')).status).toBe(200);
    expect(Date.now() - began).toBeLessThan(1000);
    expect((await waiting).status).toBe(504);
    expect(Date.now() - began).toBeLessThan(15_000);
  }, 20_000);

  it('(not there at all) it says so', async () => {
    expect((await post(start({ STRIPE_API_BASE: 'http://127.0.0.1:9' }), PAYMENT, donor)).status).toBe(504);
  });
});

describe('without keys', () => {
  const off = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: undefined };

  it('the site runs and donations answer 503', async () => {
    const app = start(off);
    expect(await (await app.request('/api/donation-config')).json()).toEqual({
      enabled: false,
      publishableKey: null,
      prices: {},
    });
    expect((await post(app, PAYMENT, { amount: 5 })).status).toBe(503);
    expect((await post(app, SUBSCRIPTION, { priceId: 'price_two' })).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('the operator reads what to set', () => {
    expect(readSettings({}).problems.join(' ')).toMatch(/STRIPE_SECRET_KEY.*STRIPE_PUBLISHABLE_KEY/);
    expect(readSettings({}).siteOrigin).toBe('http://localhost:3000');
    expect(readSettings(environment).problems).toEqual([]);
    expect(readSettings({ ...environment, RATE_LIMIT: 'many', SITE_ORIGIN: 'here' }).problems).toHaveLength(2);
  });

  it('a secret key in the place of the public one is never shown', async () => {
    const app = start({ STRIPE_PUBLISHABLE_KEY: 'sk_live_oops' });
    expect(await (await app.request('/api/donation-config')).text()).not.toContain('sk_live');
  });
});

it('10,000 random amounts arrive as exact cents, each once, also where the finger slipped', async () => {
  const app = start();
  const cents = fc.sample(fc.integer({ min: 100, max: 1_000_000 }), 10_000);
  const send = (amount: number, index: number) => {
    const once = () =>
      app.request(PAYMENT, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${index}-${amount}` },
        body: JSON.stringify({ amount: amount / 100 }),
      });
    return index % 20 === 0 ? Promise.all([once(), once()]) : once();
  };
  const TOGETHER = 100;
  for (let from = 0; from < cents.length; from += TOGETHER) {
    await Promise.all(cents.slice(from, from + TOGETHER).map((amount, index) => send(amount, from + index)));
  }
  expect(provider.donations).toBe(10_000);
  expect(provider.calls.filter(({ key, fields }) => key?.split('-')[1] !== fields.amount)).toEqual([]);
}, 240_000);
