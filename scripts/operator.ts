// What belongs to whoever runs the site and goes into its pages. The build and the development server read it from the
// environment; docs/operating.md explains each name.
import { isPlausibleEmail } from '../contract/amount.ts';
import { type Environment, portProblem, readSettings } from '../server/settings.ts';

export interface OperatorEnvironment extends Environment {
  readonly COFFEE_URL?: string;
  readonly CONTACT_EMAIL?: string;
  readonly REPOSITORY_URL?: string;
}

/** The same, checked. The names are those that src/site/site.ts reads. */
export interface Operator {
  readonly values: {
    readonly SITE_ORIGIN: string;
    readonly COFFEE_URL: string;
    readonly CONTACT_EMAIL: string;
    /** Empty where there is none to show. */
    readonly REPOSITORY_URL: string;
  };
  /** The names that are not set and for which something invented stands in the pages. */
  readonly placeholders: readonly string[];
  /** What cannot go into a page, one line each. */
  readonly problems: readonly string[];
}

/** No page can do without these two, so something stands in for them until they are set. */
export const PLACEHOLDERS = {
  COFFEE_URL: 'https://coffee.wigglewood.example',
  CONTACT_EMAIL: 'hello@wigglewood.example',
} as const;

/** Articles write links as `[words](address)`, so an address holds no brackets. */
const isLink = (text: string) => /^https?:\/\/[^\s()<>"]+$/.test(text) && URL.canParse(text);
const isOrigin = (text: string) => isLink(text) && new URL(text).origin === text;

export function readOperator(environment: OperatorEnvironment): Operator {
  const problems: string[] = [];

  function read(name: keyof Operator['values'], isRight: (text: string) => boolean, like: string): string | undefined {
    const text = environment[name]?.trim();
    if (text && !isRight(text)) problems.push(`${name} must be ${like}, not "${text}".`);
    return text || undefined;
  }

  const port = environment.PORT?.trim();
  const wrongPort = port ? portProblem(port) : null;
  if (wrongPort) problems.push(wrongPort);
  const origin = read('SITE_ORIGIN', isOrigin, 'an origin like https://example.org, without a slash at its end');
  const coffee = read('COFFEE_URL', isLink, 'an address like https://example.org/coffee');
  const email = read('CONTACT_EMAIL', isPlausibleEmail, 'an e-mail address like hello@example.org');
  const repository = read('REPOSITORY_URL', isLink, 'an address like https://example.org/code');
  return {
    values: {
      // Where the server is without one, too.
      SITE_ORIGIN: origin ?? readSettings({ PORT: environment.PORT }).siteOrigin,
      COFFEE_URL: coffee ?? PLACEHOLDERS.COFFEE_URL,
      CONTACT_EMAIL: email ?? PLACEHOLDERS.CONTACT_EMAIL,
      REPOSITORY_URL: repository ?? '',
    },
    placeholders: [...(coffee ? [] : ['COFFEE_URL']), ...(email ? [] : ['CONTACT_EMAIL'])],
    problems,
  };
}

/** Puts the values where src/site/site.ts reads them. */
export const operatorDefines = ({ values }: Operator): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]));
