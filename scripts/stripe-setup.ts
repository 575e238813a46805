// Makes the monthly product and its three prices in the operator's Stripe account, or finds them
// again by their lookup keys, and prints the lines for the environment. Safe to run twice.
import type Stripe from 'stripe';
import { MONTHLY_PRESETS, toCents } from '../contract/amount';
import { readSettings } from '../server/settings';
import { connectStripe, whatStripeSaid } from '../server/stripe';

const PRODUCT = 'Monthly donation';
const lookupKey = (amount: number) => `wigglewood-monthly-${amount}`;

const { secretKey: key, apiBase: base, problems } = readSettings(process.env);
for (const problem of problems) if (/STRIPE_(SECRET_KEY|API_BASE)/.test(problem)) console.error(problem);
if (!key) {
  console.error('Set STRIPE_SECRET_KEY to your secret key first (sk_test_… to try it, sk_live_… to go live).');
  process.exit(1);
}
// Never to the real provider where another was meant.
if (process.env.STRIPE_API_BASE?.trim() && !base) process.exit(1);

async function setUp(stripe: Stripe) {
  const { data } = await stripe.prices.list({ lookup_keys: MONTHLY_PRESETS.map(lookupKey), active: true });
  const found = MONTHLY_PRESETS.map((amount) => data.find((price) => price.lookup_key === lookupKey(amount)));
  let product = found.find(Boolean)?.product;
  for (const [index, amount] of MONTHLY_PRESETS.entries()) {
    let price = found[index];
    if (!price) {
      product ??= (await stripe.products.create({ name: PRODUCT }, { idempotencyKey: 'wigglewood-monthly' })).id;
      price = await stripe.prices.create({
        product: typeof product === 'string' ? product : product.id,
        currency: 'usd',
        unit_amount: toCents(amount),
        recurring: { interval: 'month' },
        lookup_key: lookupKey(amount),
        // A price that was archived may still hold the key.
        transfer_lookup_key: true,
      });
    }
    process.stdout.write(`STRIPE_PRICE_${amount}=${price.id}\n`);
  }
}

try {
  await setUp(connectStripe(key, base, { timeout: 20_000 }));
} catch (error) {
  console.error(`Stripe said: ${whatStripeSaid(error, key)}`);
  process.exit(1);
}
