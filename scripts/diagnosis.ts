// What `npm run doctor` says of what scripts/examination.ts has found.
import { MONTHLY_PRESETS, toCents } from '../contract/amount';
import { type Built, builtProblems } from '../server/built';
import type { Settings } from '../server/settings';
import type { Operator } from './operator';

/** A price as the provider has it. */
export interface Price {
  readonly active: boolean;
  readonly cents: number | null;
  readonly currency: string;
  readonly interval: string | null;
}

/** What was found; `failed` is what went wrong instead. */
export type Found<Thing> = Thing | { readonly failed: string };

export interface Facts {
  readonly settings: Settings;
  readonly operator: Operator;
  /** Whether anything of the provider's is set: a site without donations is all right. */
  readonly takesDonations: boolean;
  /** By the price's id. */
  readonly prices: Readonly<Record<string, Found<Price>>>;
  /** What dist/ was built for; null where there is none. */
  readonly built: Built | null;
  /** The address that Home names as its own, asked for at the public address. */
  readonly home: Found<{ readonly canonical: string }>;
}

export interface Finding {
  readonly isRight: boolean;
  /** What is right, or what is wrong and what to do. */
  readonly text: string;
}

const right = (text: string): Finding => ({ isRight: true, text });
const wrong = (text: string): Finding => ({ isRight: false, text });

export const diagnose = (facts: Facts): readonly Finding[] => [
  ...ofSettings(facts),
  ...ofDonations(facts),
  ...ofBuild(facts),
  ...ofAddress(facts),
];

function ofSettings({ settings, operator, takesDonations }: Facts): readonly Finding[] {
  const problems = [
    ...settings.problems.filter((problem) => takesDonations || !problem.includes('off: set STRIPE_')),
    ...operator.problems,
  ];
  return problems.length > 0 ? problems.map(wrong) : [right('All settings can be read.')];
}

const modeOf = (key: string) => /^[a-z]+_(test|live)_/.exec(key)?.[1];

function ofDonations({ settings: { secretKey, publishableKey, prices }, takesDonations, ...facts }: Facts) {
  if (!takesDonations) return [right('Card donations are off, as no key is set.')];
  if (secretKey === null || publishableKey === null) return [];
  const mode = modeOf(secretKey);
  return [
    mode === modeOf(publishableKey)
      ? right(`Both keys are of one mode: ${mode ?? 'unknown'}.`)
      : wrong('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of two modes: take both from test or both from live.'),
    ...MONTHLY_PRESETS.flatMap((amount) => {
      const id = prices[amount];
      return id === undefined ? [] : [ofPrice(amount, id, facts.prices[id])];
    }),
  ];
}

function ofPrice(amount: number, id: string, price: Found<Price> = { failed: 'it was not asked for' }): Finding {
  const name = `STRIPE_PRICE_${amount}`;
  const help = 'Run npm run stripe:setup with the same key and set what it prints.';
  if ('failed' in price) return wrong(`${name}: the provider does not give ${id}: ${price.failed} ${help}`);
  if (!price.active) return wrong(`${name}: ${id} is archived at the provider. ${help}`);
  const { cents, currency, interval } = price;
  if (cents === toCents(amount) && currency === 'usd' && interval === 'month') {
    return right(`${name} is $${amount} a month at the provider.`);
  }
  const is = `${cents ?? 'no'} cents (${currency}), ${interval ? `every ${interval}` : 'once'}`;
  return wrong(`${name}: ${id} is ${is}, not $${amount} a month. ${help}`);
}

function ofBuild({ built, settings: { siteOrigin } }: Facts): readonly Finding[] {
  if (!built) return [wrong('Nothing is built here: run npm run build with the same settings.')];
  const problems = builtProblems(built, siteOrigin);
  return problems.length > 0
    ? problems.map(wrong)
    : [right(`The pages are built for ${siteOrigin}, with its own links.`)];
}

function ofAddress({ home, settings: { siteOrigin } }: Facts): readonly Finding[] {
  const secure = siteOrigin.startsWith('https:')
    ? right('SITE_ORIGIN is served by HTTPS.')
    : wrong(`SITE_ORIGIN is ${siteOrigin}: set the public address, and let it begin with https://.`);
  if ('failed' in home) {
    return [
      secure,
      wrong(`${siteOrigin} does not answer: ${home.failed} Start the site and its proxy, and look at DNS.`),
    ];
  }
  const address = `${siteOrigin}/`;
  return [
    secure,
    right(`${siteOrigin}/healthz says that the server is well.`),
    home.canonical === address
      ? right(`Home names ${address} as its address.`)
      : wrong(
          `Home names ${home.canonical || 'nothing'} as its address, not ${address}: build with SITE_ORIGIN, bring it there.`,
        ),
  ];
}
