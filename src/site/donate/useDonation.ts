import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DonationConfig, PaymentAnswer, SubscriptionAnswer } from '../../../contract/donation';
import { apiRequest } from './api';
import { createAttempts } from './attempts';
import { amountOf, type DonationDraft, donorOf } from './donationDraft';
import { useToasts } from './toasts';

const CONFIG = ['/api/donation-config'];

/** A payment that waits for the card. */
export interface OpenPayment {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** What the server says about card donations here. */
export const useDonationConfig = () => useQuery<DonationConfig>({ queryKey: CONFIG });

/** Turns a draft into a payment, or leaves for the provider's page where it is monthly. */
export function useDonation(opened: (payment: OpenPayment) => void) {
  const client = useQueryClient();
  const toasts = useToasts();
  const [attempt] = useState(createAttempts);
  // A second click comes before React has drawn the first, so it is held off here.
  const busy = useRef(false);
  const [leaving, setLeaving] = useState(false);

  async function post<Answer>(url: string, body: object): Promise<Answer> {
    return attempt({ url, ...body }, async (key) => {
      const answer = await apiRequest('POST', url, body, { 'Idempotency-Key': key });
      return (await answer.json()) as Answer;
    });
  }

  const { mutate, isPending } = useMutation({
    async mutationFn(draft: DonationDraft): Promise<OpenPayment | URL> {
      const { prices, publishableKey } = await client.fetchQuery<DonationConfig>({ queryKey: CONFIG });
      const amount = amountOf(draft);
      if (draft.frequency === 'monthly') {
        const priceId = prices[amount];
        if (!priceId) throw new Error('This monthly amount is not set up');
        const body = { priceId, ...donorOf(draft) };
        return webAddress((await post<SubscriptionAnswer>('/api/create-subscription', body)).url);
      }
      const { clientSecret } = await post<PaymentAnswer>('/api/create-payment-intent', { amount, ...donorOf(draft) });
      if (!clientSecret || !publishableKey) throw new Error('The answer lacks what a payment needs');
      return { clientSecret, publishableKey };
    },
    onSuccess(result) {
      if (result instanceof URL) {
        setLeaving(true);
        location.assign(result);
      } else opened(result);
    },
    onError: () =>
      toasts.show({ title: 'Error', body: 'Failed to create payment. Please try again.', variant: 'destructive' }),
    onSettled(result) {
      busy.current = result instanceof URL;
    },
  });

  useEffect(() => {
    // Back from the provider's page by the back button: the browser may show this page as it was left.
    function returned() {
      busy.current = false;
      setLeaving(false);
    }
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  return {
    waiting: isPending || leaving,
    donate(draft: DonationDraft) {
      if (busy.current) return;
      busy.current = true;
      // What went wrong before is not said of this try.
      toasts.dismiss();
      mutate(draft);
    },
  };
}

function webAddress(text: string): URL {
  const url = new URL(text, location.href);
  if (!/^https?:$/.test(url.protocol)) throw new Error('That is no page to go to');
  return url;
}
