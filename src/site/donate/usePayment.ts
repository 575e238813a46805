import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Outcome } from './back';
import { useToasts } from './toasts';
import type { OpenPayment } from './useDonation';

export type FormState = 'loading' | 'ready' | 'paying' | 'unavailable';

/** The provider's fields live in a frame, so they get our colors by hand. */
function appearance() {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    theme: tokens.colorScheme === 'dark' ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: token('--secondary'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      borderRadius: '16px',
      fontSizeBase: '18px',
    },
  };
}

const outcomeOf = (intent: PaymentIntent | undefined): Outcome =>
  intent?.status === 'succeeded' || intent?.status === 'processing' ? intent.status : 'failed';

/** Mounts the provider's payment form into `place`, and pays with it. */
export function usePayment(
  { clientSecret, publishableKey }: OpenPayment,
  place: RefObject<HTMLElement | null>,
  ended: (outcome: Outcome) => void,
) {
  const { show } = useToasts();
  const [state, setState] = useState<FormState>('loading');
  const form = useRef<{ readonly stripe: Stripe; readonly elements: StripeElements } | null>(null);
  const busy = useRef(false);

  useEffect(() => {
    let left = false;
    let remove = () => {};
    function unavailable(error: unknown) {
      console.warn('The payment form could not be loaded', error);
      if (!left) setState('unavailable');
    }
    import('./provider')
      .then(({ loadProvider }) => loadProvider(publishableKey))
      .then((stripe) => {
        if (left || !place.current) return;
        const elements = stripe.elements({ clientSecret, appearance: appearance() });
        const payment = elements.create('payment');
        payment.on('loaderror', (event) => unavailable(event.error.message));
        // Before it says so, its fields cannot take a card.
        payment.on('ready', () => {
          if (left) return;
          form.current = { stripe, elements };
          setState('ready');
        });
        payment.mount(place.current);
        remove = () => payment.destroy();
      })
      .catch(unavailable);
    return () => {
      left = true;
      form.current = null;
      remove();
    };
  }, [clientSecret, publishableKey, place]);

  useEffect(() => {
    // Back from the bank's page by the back button: the browser may show this page as it was left.
    function returned({ persisted }: PageTransitionEvent) {
      if (!persisted || !busy.current) return;
      busy.current = false;
      setState('ready');
    }
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  async function confirm({ stripe, elements }: { stripe: Stripe; elements: StripeElements }) {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}/donate?success=true` },
      redirect: 'if_required',
    });
    // After a lost answer a second try finds the payment made already.
    const outcome = outcomeOf(paymentIntent ?? error?.payment_intent);
    if (outcome === 'failed') throw new Error(error?.message);
    ended(outcome);
  }

  return {
    state,
    async pay() {
      if (busy.current || !form.current) return;
      busy.current = true;
      setState('paying');
      try {
        await confirm(form.current);
      } catch (error) {
        const message = error instanceof Error && error.message;
        show({ title: 'Payment Failed', body: message || 'Please try again.', variant: 'destructive' });
        setState('ready');
        // Not after a success: a press that comes before the thanks must not pay again.
        busy.current = false;
      }
    },
  };
}
