import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '../server/headers';

/** The worker fetches what it keeps, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

type Directives = Readonly<Record<string, readonly string[]>>;

/** The payment provider's hosts, for the one page that pays. */
const PAYMENT_HOSTS: Directives = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};
const PAYS = '/donate';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows a page its own files and exactly these inline texts. */
export function contentSecurityPolicy(path: string, inline: { scripts: readonly string[]; style: string }): string {
  const own: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sha256)],
    'style-src': ["'self'", sha256(inline.style)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const hosts = path === PAYS ? PAYMENT_HOSTS : {};
  return [...new Set([...Object.keys(own), ...Object.keys(hosts)])]
    .map((name) => [name, ...(own[name] ?? []), ...(hosts[name] ?? [])].join(' '))
    .join('; ');
}

/** The features a page may use, where it needs one that all the others are refused. */
export function permissionsPolicy(path: string): string | undefined {
  if (path !== PAYS) return undefined;
  // Wallet buttons live in the provider's frame and ask the browser to pay.
  return SECURITY_HEADERS['Permissions-Policy'].replace('payment=()', 'payment=(self "https://js.stripe.com")');
}
