// What `npm run doctor` finds right or wrong: the settings, what is built, what the provider and the public address answer.
import { readFile } from 'node:fs/promises';
import type Stripe from 'stripe';
import { MONTHLY_PRESETS, toCents } from '../contract/amount';
import { builtProblems } from '../server/built';
import { modeOf, readSettings, type Settings } from '../server/settings';
import type { SiteList } from '../server/site';
import { connectStripe, whatStripeSaid } from '../server/stripe';
import { type OperatorEnvironment, readOperator } from './operator';

const PATIENCE = 10_000;

export interface Finding {
  readonly isRight: boolean;
  /** What is right, or what is wrong and what to do. */
  readonly text: string;
}

const right = (text: string): Finding => ({ isRight: true, text });
const wrong = (text: string): Finding => ({ isRight: false, text });
/** Every problem is wrong; without any, this is right. */
const judge = (problems: readonly string[], text: string) =>
  problems.length > 0 ? problems.map(wrong) : [right(text)];

export async function examine(environment: OperatorEnvironment, dist: string, ask: typeof fetch) {
  const settings = readSettings(environment);
  // A site without donations is all right.
  const takesDonations = Object.entries(environment).some(
    ([name, value]) => /^STRIPE_(SECRET_KEY|PUBLISHABLE_KEY|PRICE_\d+)$/.test(name) && Boolean(value?.trim()),
  );
  const findings: readonly (readonly Finding[])[] = await Promise.all([
    judge(
      [
        ...settings.problems.filter((problem) => takesDonations || !problem.includes('off: set STRIPE_')),
        ...readOperator(environment).problems,
      ],
      'All settings can be read.',
    ),
    takesDonations ? ofDonations(settings) : [right('Card donations are off, as no key is set.')],
    ofBuild(dist, settings.siteOrigin),
    ofAddress(settings.siteOrigin, ask),
  ]);
  return findings.flat();
}

async function ofDonations({ secretKey, publishableKey, prices, apiBase }: Settings): Promise<readonly Finding[]> {
  if (secretKey === null || publishableKey === null) return [];
  const stripe = connectStripe(secretKey, apiBase, { timeout: 20_000 });
  const asked = MONTHLY_PRESETS.filter((amount) => prices[amount] !== undefined);
  const mode = modeOf(secretKey);
  return [
    ...(mode && mode === modeOf(publishableKey) ? [right(`Both keys are of one mode: ${mode}.`)] : []),
    ...(await Promise.all(asked.map((amount) => ofPrice(stripe, secretKey, amount, prices[amount] ?? '')))),
  ];
}

async function ofPrice(stripe: Stripe, secretKey: string, amount: number, id: string): Promise<Finding> {
  const name = `STRIPE_PRICE_${amount}`;
  const help = 'Run npm run stripe:setup with the same key and set what it prints.';
  try {
    const { active, unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(id);
    if (!active) return wrong(`${name}: ${id} is archived at the provider. ${help}`);
    if (cents === toCents(amount) && currency === 'usd' && recurring?.interval === 'month') {
      return right(`${name} is $${amount} a month at the provider.`);
    }
    const is = `${cents ?? 'no'} cents (${currency}), ${recurring ? `every ${recurring.interval}` : 'once'}`;
    return wrong(`${name}: ${id} is ${is}, not $${amount} a month. ${help}`);
  } catch (error) {
    const said = whatStripeSaid(error, secretKey).replace(/\.?$/, '.');
    return wrong(`${name}: the provider does not give ${id}: ${said} ${help}`);
  }
}

async function ofBuild(dist: string, siteOrigin: string): Promise<readonly Finding[]> {
  const built = await readFile(`${dist}/site.json`, 'utf8')
    .then((text) => (JSON.parse(text) as Partial<SiteList>).built)
    .catch(() => undefined);
  if (!built) return [wrong('Nothing whole is built here: run npm run build with the same settings.')];
  return judge(builtProblems(built, siteOrigin), `The pages are built for ${siteOrigin}, with its own links.`);
}

async function ofAddress(siteOrigin: string, ask: typeof fetch): Promise<readonly Finding[]> {
  const secure = siteOrigin.startsWith('https:')
    ? right('SITE_ORIGIN is served by HTTPS.')
    : wrong(`SITE_ORIGIN is ${siteOrigin}: set the public address, and let it begin with https://.`);
  return [secure, ...(await visitHome(siteOrigin, ask))];
}

async function visitHome(siteOrigin: string, ask: typeof fetch): Promise<readonly Finding[]> {
  const silent = (reason: string) => [
    wrong(`${siteOrigin} does not answer: ${reason}. Start the site and its proxy, and look at DNS.`),
  ];
  try {
    const get = (path: string) => ask(siteOrigin + path, { signal: AbortSignal.timeout(PATIENCE) });
    const health = await get('/healthz');
    if (!health.ok) return silent(`/healthz says ${health.status}`);
    const html = await (await get('/')).text();
    const named = /<link[^>]* rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const address = `${siteOrigin}/`;
    return [
      right(`${siteOrigin}/healthz says that the server is well.`),
      named === address
        ? right(`Home names ${address} as its address.`)
        : wrong(
            `Home names ${named || 'nothing'} as its address, not ${address}: build with SITE_ORIGIN, bring it there.`,
          ),
    ];
  } catch (error) {
    // fetch itself says only that it failed; the reason stands behind.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return silent(reason instanceof Error ? reason.message || reason.name : String(reason));
  }
}
