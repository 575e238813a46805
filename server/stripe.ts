import Stripe from 'stripe';

/** The provider, or whoever stands at `base` in its place. */
export function connectStripe(
  secretKey: string,
  base: URL | null,
  config: { readonly timeout: number; readonly maxNetworkRetries?: number },
): Stripe {
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    telemetry: false,
    ...config,
    ...(base && { protocol, host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443) }),
  });
}

/** What the provider said of a failed call. It may repeat a key it did not know. */
export function whatStripeSaid(error: unknown, secretKey: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(secretKey, '…');
}
