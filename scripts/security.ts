import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '../server/headers';

/** The worker fetches what it keeps, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The one page that pays. */
const PAYS = '/donate';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows a page its own files and exactly these inline texts. */
export function contentSecurityPolicy(path: string, inline: { scripts: readonly string[]; style: string }): string {
  const pay = (...hosts: string[]) => (path === PAYS ? hosts : []);
  const provider = pay('https://js.stripe.com', 'https://*.js.stripe.com');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sha256), ...provider],
    'style-src': ["'self'", sha256(inline.style)],
    'img-src': ["'self'", ...pay('https://*.stripe.com')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...pay('https://api.stripe.com')],
    'frame-src': [...provider, ...pay('https://hooks.stripe.com')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The features a page may use, where it needs one that all the others are refused. */
export function permissionsPolicy(path: string): string | undefined {
  if (path !== PAYS) return undefined;
  // Wallet buttons live in the provider's frame and ask the browser to pay.
  return SECURITY_HEADERS['Permissions-Policy'].replace('payment=()', 'payment=(self "https://js.stripe.com")');
}
