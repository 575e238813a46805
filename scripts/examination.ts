// Gathers what `npm run doctor` judges: the settings, what is built, what the provider and the public address answer.
import { readFile } from 'node:fs/promises';
import type { Built } from '../server/built';
import { readSettings, type Settings } from '../server/settings';
import type { Facts, Found, Price } from './diagnosis';
import { type OperatorEnvironment, readOperator } from './operator';
import { connectStripe, whatStripeSaid } from './stripe';

const PATIENCE = 10_000;

export async function examine(environment: OperatorEnvironment, dist: string, ask: typeof fetch): Promise<Facts> {
  const settings = readSettings(environment);
  const [prices, built, home] = await Promise.all([
    findPrices(settings),
    readBuilt(dist),
    visitHome(settings.siteOrigin, ask),
  ]);
  const takesDonations = Object.entries(environment).some(
    ([name, value]) => /^STRIPE_(SECRET_KEY|PUBLISHABLE_KEY|PRICE_\d+)$/.test(name) && Boolean(value?.trim()),
  );
  return { settings, operator: readOperator(environment), takesDonations, prices, built, home };
}

async function findPrices({ secretKey: key, prices, apiBase }: Settings): Promise<Facts['prices']> {
  if (key === null) return {};
  const stripe = connectStripe(key, apiBase);
  const find = async (id: string): Promise<Found<Price>> => {
    try {
      const { active, unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(id);
      return { active, cents, currency, interval: recurring?.interval ?? null };
    } catch (error) {
      return { failed: whatStripeSaid(error, key).replace(/\.?$/, '.') };
    }
  };
  const found = await Promise.all(Object.values(prices).map(async (id) => [id, await find(id)] as const));
  return Object.fromEntries(found);
}

async function readBuilt(dist: string): Promise<Built | null> {
  const text = await readFile(`${dist}/site.json`, 'utf8').catch(() => null);
  return text === null ? null : ((JSON.parse(text) as { built?: Built }).built ?? null);
}

async function visitHome(origin: string, ask: typeof fetch): Promise<Facts['home']> {
  try {
    const get = (path: string) => ask(origin + path, { signal: AbortSignal.timeout(PATIENCE) });
    const health = await get('/healthz');
    if (!health.ok) return { failed: `/healthz says ${health.status}.` };
    const html = await (await get('/')).text();
    return { canonical: /<link[^>]* rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '' };
  } catch (error) {
    // fetch itself says only that it failed; the reason stands behind.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { failed: `${reason instanceof Error ? reason.message || reason.name : String(reason)}.` };
  }
}
