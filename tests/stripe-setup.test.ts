import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const KEY = 'sk_test_VerySecret';

interface Price {
  readonly id: string;
  readonly product: string;
  readonly lookup_key: string;
  readonly active: boolean;
}

/** The provider's shelf of products and prices, over real HTTP. */
let prices: Price[] = [];
let made: { path: string; fields: Record<string, string> }[] = [];
let refuses = false;

const provider = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
  const fields = Object.fromEntries(new URLSearchParams(body));
  const send = (status: number, answer: object) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  };
  if (refuses || request.headers.authorization !== `Bearer ${KEY}`) {
    return send(401, { error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${KEY}` } });
  }
  if (request.method === 'GET') {
    const wanted = [...searchParams].flatMap(([name, value]) => (name.startsWith('lookup_keys') ? [value] : []));
    return send(200, { object: 'list', data: prices.filter((p) => p.active && wanted.includes(p.lookup_key)) });
  }
  made.push({ path: pathname, fields });
  const id = `${pathname === '/v1/products' ? 'prod' : 'price'}_${made.length}`;
  if (pathname === '/v1/prices') {
    const { product = '', lookup_key = '' } = fields;
    prices = [...prices, { id, product, lookup_key, active: true }];
  }
  return send(200, { id, ...fields });
});

let base = '';
beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => provider.close(done)));
beforeEach(() => {
  prices = [];
  made = [];
  refuses = false;
});

/** What `npm run stripe:setup` runs. */
function setUp(key: string | undefined = KEY, address = base) {
  const env = { ...process.env, STRIPE_SECRET_KEY: key, STRIPE_API_BASE: address };
  const script = spawn(process.execPath, ['--import', 'tsx', 'scripts/stripe-setup.ts'], { env });
  let [said, complained] = ['', ''];
  script.stdout.on('data', (text) => (said += text));
  script.stderr.on('data', (text) => (complained += text));
  return new Promise<{ code: number | null; said: string; complained: string }>((done) =>
    script.once('close', (code) => done({ code, said, complained })),
  );
}

it('creates the monthly product and three prices and prints the environment lines', async () => {
  const { code, said, complained } = await setUp();
  expect([code, complained]).toEqual([0, '']);
  expect(said).toBe('STRIPE_PRICE_2=price_2\nSTRIPE_PRICE_5=price_3\nSTRIPE_PRICE_10=price_4\n');
  expect(made[0]).toEqual({ path: '/v1/products', fields: { name: 'Monthly donation' } });
  expect(made.slice(1)).toEqual(
    [2, 5, 10].map((amount) => ({
      path: '/v1/prices',
      fields: {
        product: 'prod_1',
        currency: 'usd',
        unit_amount: String(amount * 100),
        'recurring[interval]': 'month',
        lookup_key: `wigglewood-monthly-${amount}`,
        transfer_lookup_key: 'true',
      },
    })),
  );
});

it('finds them again by lookup key, and makes only what is missing', async () => {
  const first = await setUp();
  made = [];
  expect((await setUp()).said).toBe(first.said);
  expect(made).toEqual([]);
  prices = prices.map((price) => (price.lookup_key.endsWith('-5') ? { ...price, active: false } : price));
  const { said } = await setUp();
  expect(made.map(({ fields }) => [fields.product, fields.lookup_key])).toEqual([['prod_1', 'wigglewood-monthly-5']]);
  expect(said).toMatch(/^STRIPE_PRICE_2=price_2\nSTRIPE_PRICE_5=price_1\nSTRIPE_PRICE_10=price_4\n$/);
});

it('does not turn to the real provider where the address of another cannot be read', async () => {
  const { code, said, complained } = await setUp('sk_test_key', 'nonsense');
  expect([code, said, made]).toEqual([1, '', []]);
  expect(complained).toContain('STRIPE_API_BASE must be an address');
});

it('says what is wrong, never the key', async () => {
  refuses = true;
  const refused = await setUp();
  expect([refused.code, refused.said]).toEqual([1, '']);
  expect(refused.complained).toBe('Stripe said: Invalid API Key provided: …\n');
  const keyless = await setUp('');
  expect([keyless.code, keyless.complained]).toEqual([1, expect.stringContaining('Set STRIPE_SECRET_KEY')]);
  expect(made).toEqual([]);
});
