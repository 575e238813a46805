/** How a payment ended. */
export type Outcome = 'succeeded' | 'processing' | 'failed';

const SECRETS = ['payment_intent', 'payment_intent_client_secret', 'setup_intent', 'setup_intent_client_secret'];

/** What the address says when the visitor comes back from the bank; null without such an address. */
export function outcomeOf(query: URLSearchParams): Outcome | null {
  if (query.get('success') !== 'true') return null;
  const status = query.get('redirect_status');
  if (status === 'processing' || status === 'pending') return 'processing';
  return status === null || status === 'succeeded' ? 'succeeded' : 'failed';
}

/** A payment that was made, or will be as far as anybody knows. */
export const isThanked = (outcome: Outcome | null | undefined): boolean =>
  outcome === 'succeeded' || outcome === 'processing';

/** The address without secrets; after a failure without its success too, so that a reload does not say thank you. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  const failed = outcomeOf(url.searchParams) === 'failed';
  for (const name of failed ? [...SECRETS, 'success', 'redirect_status'] : SECRETS) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
