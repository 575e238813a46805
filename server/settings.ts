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

export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const text = (name: keyof Environment) => environment[name]?.trim() || null;

  function address(name: 'SITE_ORIGIN' | 'STRIPE_API_BASE' | 'GOAL_ENDPOINT'): URL | null {
    const value = text(name);
    const url = value !== null && URL.canParse(value) ? new URL(value) : null;
    if (url && /^https?:$/.test(url.protocol)) return url;
    if (value !== null) problems.push(`${name} must be an address like https://example.org; it is ignored.`);
    return null;
  }

  function count(name: 'RATE_LIMIT' | 'TRUST_PROXY', value: string | null, fallback: number): number {
    if (value === null) return fallback;
    if (/^\d{1,6}$/.test(value)) return Number(value);
    problems.push(`${name} must be a whole number; ${fallback} is used.`);
    return fallback;
  }

  function key(name: 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY', wrong: RegExp): string | null {
    const value = text(name);
    if (value === null) problems.push(`Donations are off: set ${name}.`);
    // The publishable key is shown to everyone; a secret one in its place must never be.
    else if (wrong.test(value)) problems.push(`Donations are off: ${name} holds a key of the other kind.`);
    else return value;
    return null;
  }

  const prices = Object.fromEntries(
    MONTHLY_PRESETS.flatMap((amount) => {
      const price = text(`STRIPE_PRICE_${amount}`);
      if (price === null) problems.push(`Monthly donations of $${amount} are off: set STRIPE_PRICE_${amount}.`);
      return price === null ? [] : [[String(amount), price]];
    }),
  );

  const proxies =
    text('TRUST_PROXY')
      ?.replace(/^true$/i, '1')
      .replace(/^false$/i, '0') ?? null;
  return {
    siteOrigin: address('SITE_ORIGIN')?.origin ?? `http://localhost:${text('PORT') ?? DEFAULT_PORT}`,
    secretKey: key('STRIPE_SECRET_KEY', /^pk_/),
    publishableKey: key('STRIPE_PUBLISHABLE_KEY', /^[sr]k_/),
    prices,
    apiBase: address('STRIPE_API_BASE'),
    rateLimit: count('RATE_LIMIT', text('RATE_LIMIT'), DEFAULT_RATE_LIMIT),
    trustedProxies: count('TRUST_PROXY', proxies, 0),
    goalEndpoint: address('GOAL_ENDPOINT'),
    problems,
  };
}
