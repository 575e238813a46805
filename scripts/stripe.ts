import Stripe from 'stripe';

/** The provider, or whoever stands at `base` in its place, for the operator's own commands. */
export function connectStripe(secretKey: string, base: URL | null): Stripe {
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: 20_000,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      port: base.port,
    }),
  });
}

/** What the provider said of a failed call. It may repeat a key it did not know. */
export function whatStripeSaid(error: unknown, secretKey: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(secretKey, '…');
}
