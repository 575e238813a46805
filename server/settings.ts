import { MONTHLY_PRESETS } from '../contract/amount.ts';

export const DEFAULT_PORT = 3000;
const DEFAULT_RATE_LIMIT = 20;

/** The settings the server knows, as the operator writes them. docs/operating.md explains each. */
export interface Environment {
  readonly PORT?: string;
  readonly SITE_ORIGIN?: string;
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_PUBLISHABLE_KEY?: string;
  readonly STRIPE_PRICE_2?: string;
  readonly STRIPE_PRICE_5?: string;
  readonly STRIPE_PRICE_10?: string;
  readonly STRIPE_API_BASE?: string;
  readonly RATE_LIMIT?: string;
  readonly TRUST_PROXY?: string;
  readonly GOAL_ENDPOINT?: string;
}

/** The same, understood. */
export interface Settings {
  readonly siteOrigin: string;
  readonly secretKey: string | null;
  readonly publishableKey: string | null;
  /** Monthly amount to price id. */
  readonly prices: Readonly<Record<string, string>>;
  readonly apiBase: URL | null;
  /** Requests a minute for one address: so many donations, and so many reports of an installed app. */
  readonly rateLimit: number;
  /** How many proxies of ours stand in front and may say who asked. */
  readonly trustedProxies: number;
  /** Where the name of a reached goal is passed on. */
  readonly goalEndpoint: URL | null;
  /** What the operator should set or mend, one line each. */
  readonly problems: readonly string[];
}

/** Why no server may listen there, where it may not; 0 lets the machine choose. */
export const portProblem = (text: string) =>
  /^\d+$/.test(text) && Number(text) <= 65_535 ? null : `PORT must be a number from 0 to 65535, not "${text}".`;

const SECRET = /^(sk|rk|whsec)_/;
const KINDS = {
  STRIPE_SECRET_KEY: { right: /^[sr]k_/, other: /^pk_/, like: 'sk_test_… or sk_live_…' },
  // It is shown to everyone; a secret one in its place must never be.
  STRIPE_PUBLISHABLE_KEY: { right: /^pk_/, other: SECRET, like: 'pk_test_… or pk_live_…' },
} as const;
/** Whether a key is for trying or for real money, if it says so. */
export const modeOf = (key: string | null) => /^[a-z]+_(test|live)_/.exec(key ?? '')?.[1];

export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const text = (name: keyof Environment) => environment[name]?.trim() || null;

  function address(name: 'SITE_ORIGIN' | 'STRIPE_API_BASE' | 'GOAL_ENDPOINT'): URL | null {
    const value = text(name);
    const url = value !== null && URL.canParse(value) ? new URL(value) : null;
    if (url && /^https?:$/.test(url.protocol) && !url.username) return url;
    if (value !== null) problems.push(`${name} must be an address like https://example.org; it is ignored.`);
    return null;
  }

  /** An address of which nothing but the origin counts. */
  function origin(name: 'SITE_ORIGIN' | 'STRIPE_API_BASE'): URL | null {
    const url = address(name);
    if (url && url.origin !== text(name)) problems.push(`${name}: only ${url.origin} of it is used.`);
    return url;
  }

  function count(name: 'RATE_LIMIT' | 'TRUST_PROXY', value: string | null, fallback: number): number {
    if (value === null) return fallback;
    if (/^\d{1,6}$/.test(value)) {
      if (name === 'RATE_LIMIT' && Number(value) === 0) problems.push('RATE_LIMIT is 0, so every donation is refused.');
      return Number(value);
    }
    problems.push(`${name} must be a whole number; ${fallback} is used.`);
    return fallback;
  }

  function key(name: keyof typeof KINDS): string | null {
    const value = text(name);
    const { right, other, like } = KINDS[name];
    if (value === null) problems.push(`Donations are off: set ${name}.`);
    else if (other.test(value)) problems.push(`Donations are off: ${name} holds a key of the other kind.`);
    else {
      if (!right.test(value)) problems.push(`${name} looks like no key of its kind (${like}): donations may fail.`);
      return value;
    }
    return null;
  }

  function price(amount: (typeof MONTHLY_PRESETS)[number]): [string, string][] {
    const name = `STRIPE_PRICE_${amount}` as const;
    const value = text(name);
    const off = `Monthly donations of $${amount} are off`;
    if (value === null) problems.push(`${off}: set ${name}.`);
    // Prices are shown to everyone, too.
    else if (SECRET.test(value)) problems.push(`${off}: ${name} holds a key, not the id of a price.`);
    else return [[String(amount), value]];
    return [];
  }

  const prices = Object.fromEntries(MONTHLY_PRESETS.flatMap(price));
  const [secretKey, publishableKey] = [key('STRIPE_SECRET_KEY'), key('STRIPE_PUBLISHABLE_KEY')];
  const modes = [modeOf(secretKey), modeOf(publishableKey)];
  if (modes.includes('test') && modes.includes('live'))
    problems.push('The keys of Stripe are of two modes: take both from test or both from live.');
  const proxies =
    text('TRUST_PROXY')
      ?.replace(/^true$/i, '1')
      .replace(/^false$/i, '0') ?? null;
  return {
    siteOrigin: origin('SITE_ORIGIN')?.origin ?? `http://localhost:${text('PORT') ?? DEFAULT_PORT}`,
    secretKey,
    publishableKey,
    prices,
    apiBase: origin('STRIPE_API_BASE'),
    rateLimit: count('RATE_LIMIT', text('RATE_LIMIT'), DEFAULT_RATE_LIMIT),
    trustedProxies: count('TRUST_PROXY', proxies, 0),
    goalEndpoint: address('GOAL_ENDPOINT'),
    problems,
  };
}
