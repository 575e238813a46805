import type { Context } from 'hono';

/** A POST of our own pages: it has no Origin, or the site's, or that of the very host it was sent to. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, siteOrigin: string): boolean {
  if (origin === undefined || origin === siteOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return /^https?:$/.test(url.protocol) && url.origin === origin && url.host === host?.toLowerCase();
}

/** What @hono/node-server tells about a connection. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * Who asks, for the rate limit alone. Anyone can write a forwarding header, so it counts only from
 * the proxies the operator runs: each appends the address it saw, so ours is that many from the end.
 */
export function addressOf(context: Context, trustedProxies: number): string {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  const direct = incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return rateLimitKey(direct);
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return rateLimitKey(forwarded.at(-trustedProxies) || forwarded[0] || direct);
}

/** What is counted as one visitor: an IPv6 network hands out any number of addresses, whose first half is the same. */
export function rateLimitKey(address: string): string {
  // Some proxies write the port behind it: 203.0.113.7:5012, [2001:db8::5]:5012.
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const plain = bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
