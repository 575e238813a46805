import type { Stripe } from '@stripe/stripe-js';
// The pure entry: the plain one would fetch the provider's script as soon as this file is loaded.
import { loadStripe } from '@stripe/stripe-js/pure';

const PROVIDER = 'https://js.stripe.com/';
const PATIENCE = 20_000;

// Its script would otherwise watch how the visitor moves on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** With parameters, the package would wait for ever on a script that has failed already, so that one is taken away. */
function removeFailed({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.src.startsWith(PROVIDER)) target.remove();
}

/** Fetches the provider's script. Only after the adult has moved on to pay. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The provider did not answer')), PATIENCE);
  });
  window.addEventListener('error', removeFailed, true);
  try {
    const stripe = await Promise.race([loadStripe(publishableKey), tooLong]);
    if (!stripe) throw new Error('There is no provider here');
    return stripe;
  } finally {
    clearTimeout(timer);
    window.removeEventListener('error', removeFailed, true);
  }
}
