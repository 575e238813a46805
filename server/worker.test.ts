import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleWorker } from '../scripts/bundle';
import { freePort } from '../scripts/serve';
import { FakeProvider, type Mood } from '../tests/fake-provider';

const provider = new FakeProvider();
let folder = '';
let worker: ChildProcess | undefined;
let address = '';

const config = (port: number, bindings: Record<string, string>) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
      globalOutbound = "net",
      bindings = [${Object.entries(bindings)
        .map(([name, text]) => `(name = "${name}", text = "${text}")`)
        .join(', ')}],
    )),
    (name = "net", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wigglewood-worker-'));
  const [port, base] = await Promise.all([freePort(), provider.start(), bundleWorker(join(folder, 'worker.js'))]);
  const bindings = {
    SITE_ORIGIN: 'https://site.test',
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    STRIPE_PRICE_2: 'price_two',
    STRIPE_API_BASE: base,
    RATE_LIMIT: '1000',
  };
  await writeFile(join(folder, 'config.capnp'), config(port, bindings));
  worker = spawn(resolve('node_modules/.bin/workerd'), ['serve', 'config.capnp'], { cwd: folder, stdio: 'inherit' });
  address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: 30_000, interval: 200 });
}, 60_000);

afterAll(async () => {
  worker?.kill();
  await provider.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => provider.reset());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

describe('the same app on workerd', () => {
  it('tells the browser what it may know', async () => {
    expect(await (await fetch(`${address}/api/donation-config`)).json()).toEqual({
      enabled: true,
      publishableKey: 'pk_test_public',
      prices: { '2': 'price_two' },
    });
  });

  it('makes payments with exact cents, one for each key, and monthly checkouts', async () => {
    const pay = () => post('/api/create-payment-intent', { amount: 4.35 }, { 'Idempotency-Key': 'k' });
    expect([await pay(), await pay()].map(({ json }) => json.clientSecret)).toEqual(['pi_1_secret_1', 'pi_1_secret_1']);
    expect(provider.calls[0]).toMatchObject({ key: 'k', fields: { amount: '435' } });
    const { json } = await post('/api/create-subscription', { priceId: 'price_two' });
    expect(json.url).toBe('https://checkout.stripe.com/c/pay/cs_test_2');
    expect(provider.calls[2]?.fields.success_url).toBe('https://site.test/donate?success=true');
  });

  it('refuses what is wrong and asks nobody', async () => {
    expect((await post('/api/create-payment-intent', { amount: 0.5 })).json.field).toBe('amount');
    expect((await post('/api/create-subscription', { priceId: 'price_other' })).json.field).toBe('priceId');
    expect((await post('/api/create-payment-intent', { amount: 5, x: 'x'.repeat(17_000) })).status).toBe(413);
    expect((await post('/api/create-payment-intent', { amount: 5 }, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await post('/api/nothing', {})).status).toBe(404);
    expect((await fetch(`${address}/api/create-payment-intent`)).status).toBe(405);
    expect(provider.calls).toEqual([]);
  });

  it.each<[Mood, number]>([
    ['declined', 402],
    ['busy', 503],
    ['broken', 502],
    ['wrong key', 503],
    ['dropping', 504],
    ['hanging', 504],
  ])(
    'answers a provider that is %s with %i, in time',
    async (mood, expected) => {
      provider.mood = mood;
      const began = Date.now();
      const { status, json } = await post('/api/create-payment-intent', { amount: 5 });
      expect(status).toBe(expected);
      expect(JSON.stringify(json)).not.toMatch(/sk_test|req_Secret/);
      expect(Date.now() - began).toBeLessThan(15_000);
    },
    20_000,
  );
});
