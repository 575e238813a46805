import { expect, it } from 'vitest';
import { type Environment, readSettings } from './settings';

const RIGHT: Environment = {
  SITE_ORIGIN: 'https://example.org',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_b',
  STRIPE_PRICE_2: 'price_2',
  STRIPE_PRICE_5: 'price_5',
  STRIPE_PRICE_10: 'price_10',
};
const problemsOf = (changes: Environment) => readSettings({ ...RIGHT, ...changes }).problems;

it('has nothing to say of settings that are right', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ STRIPE_SECRET_KEY: 'rk_test_a', TRUST_PROXY: 'true', RATE_LIMIT: '5' })).toEqual([]);
});

it('never takes a key for the id of a price, as everybody sees those', () => {
  for (const key of ['sk_live_x', 'rk_test_x', 'whsec_x']) {
    const { prices, problems } = readSettings({ ...RIGHT, STRIPE_PRICE_5: key });
    expect(prices).toEqual({ '2': 'price_2', '10': 'price_10' });
    expect(problems).toEqual([expect.stringMatching(/^Monthly donations of \$5 are off: STRIPE_PRICE_5 holds a key/)]);
    expect(problems.join()).not.toContain(key);
  }
});

it('says of keys that they are of the other kind, of no kind or of two modes', () => {
  const swapped = readSettings({ ...RIGHT, STRIPE_SECRET_KEY: 'pk_test_b', STRIPE_PUBLISHABLE_KEY: 'sk_test_a' });
  expect([swapped.secretKey, swapped.publishableKey]).toEqual([null, null]);
  expect(swapped.problems.filter((problem) => problem.includes('other kind'))).toHaveLength(2);
  expect(problemsOf({ STRIPE_SECRET_KEY: 'hello' })).toEqual([expect.stringContaining('STRIPE_SECRET_KEY looks like')]);
  expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: 'world' })).toEqual([expect.stringContaining('pk_test_…')]);
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_live_a' })).toEqual([expect.stringContaining('two modes')]);
});

it.each([
  [{ SITE_ORIGIN: 'https://example.org/games' }, 'SITE_ORIGIN: only https://example.org of it is used.'],
  [{ STRIPE_API_BASE: 'http://localhost:12/v1' }, 'STRIPE_API_BASE: only http://localhost:12 of it is used.'],
  [
    { GOAL_ENDPOINT: 'https://me:word@example.org' },
    'GOAL_ENDPOINT must be an address like https://example.org; it is ignored.',
  ],
  [{ GOAL_ENDPOINT: 'ftp://example.org' }, 'GOAL_ENDPOINT must be an address like https://example.org; it is ignored.'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is 0, so every donation is refused.'],
  [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT must be a whole number; 20 is used.'],
])('says what it makes of %j', (changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});
