import type { Page } from '@playwright/test';

const CONFIG = {
  enabled: true,
  publishableKey: 'pk_test_1',
  prices: { '2': 'price_2', '5': 'price_5', '10': 'price_10' },
};

/** What the provider does when it is asked to confirm a payment. */
interface Confirmation {
  /** The bank asks first, over the page: until its button is pressed nothing is answered. */
  readonly asks?: boolean;
  /** The page is left for this one, which gets the return address. */
  readonly leavesFor?: string;
  /** What `confirmPayment` gives back. */
  readonly answer?: object;
}

interface Provider {
  /** One for each confirmation; the last holds on. */
  readonly confirmations: readonly Confirmation[];
  /** Whether its form says by itself that it is ready; otherwise the test does. */
  readonly isReady: boolean;
}

declare global {
  interface Window {
    /** What the provider in small noted down. */
    provider: { confirmed: string[]; mounts: number; ready(): void };
  }
}

/** The provider's script in small: a form that says what it got, and an end that the test chooses. Runs in the page. */
function provider({ confirmations, isReady }: Provider) {
  const notes: Window['provider'] = { confirmed: [], mounts: 0, ready() {} };
  window.provider = notes;

  function askTheGiver() {
    const button = Object.assign(document.createElement('button'), { textContent: 'Confirm at the bank' });
    document.body.append(button);
    return new Promise<void>((done) => {
      button.onclick = () => {
        button.remove();
        done();
      };
    });
  }

  const paymentElement = (clientSecret: string, key: string) => ({
    on(event: string, listener: () => void) {
      if (event === 'ready') notes.ready = listener;
    },
    destroy() {},
    mount(place: HTMLElement) {
      notes.mounts += 1;
      place.textContent = `Card form for ${clientSecret} with ${key}`;
      if (isReady) setTimeout(notes.ready);
    },
  });

  async function confirmPayment(options: { confirmParams: { return_url: string }; redirect: string }) {
    const { asks, leavesFor, answer } = confirmations[notes.confirmed.length] ?? confirmations.at(-1) ?? {};
    const back = options.confirmParams.return_url;
    notes.confirmed.push(`${back} ${options.redirect}`);
    if (asks) await askTheGiver();
    if (!leavesFor) return answer;
    location.assign(`${leavesFor}?back=${encodeURIComponent(back)}`);
    return new Promise(() => {});
  }

  const Stripe = (key: string) => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements: ({ clientSecret }: { clientSecret: string }) => ({ create: () => paymentElement(clientSecret, key) }),
    confirmPayment,
  });
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}

interface Sent {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
}
export type Answer = { status?: number; json: object } | 'lost';

const SUCCEEDED: Confirmation = { answer: { paymentIntent: { status: 'succeeded' } } };

/** Our server's answers, and the provider's script, replaced at the network. */
export async function open(
  page: Page,
  {
    answers = {},
    confirmations = [SUCCEEDED],
    isReady = true,
    isBlocked = false,
    query = '',
    before,
  }: Partial<Provider> & {
    answers?: Record<string, Answer>;
    /** The provider's script cannot be had. */
    isBlocked?: boolean;
    query?: string;
    /** What the adult does before the page's script is there. */
    before?: () => Promise<void>;
  } = {},
) {
  const sent: Sent[] = [];
  const scripts: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => /Content.Security.Policy/i.test(message.text()) && refused.push(message.text()));
  await page.route('**/api/donation-config', (route) => route.fulfill({ json: CONFIG }));
  await page.route('**/api/create-*', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    sent.push({ path, key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    const answer = answers[path] ?? { json: { clientSecret: 'secret_1' } };
    await (answer === 'lost' ? route.abort('connectionreset') : route.fulfill(answer));
  });
  await page.route('https://js.stripe.com/**', (route) => {
    scripts.push(route.request().url());
    if (isBlocked) return route.abort();
    const body = `(${provider})(${JSON.stringify({ confirmations, isReady })})`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const loading = page.goto(`/donate${query}`);
  await before?.();
  await loading;
  await page.locator('[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  return { sent, scripts, refused };
}

export const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
export const toast = (page: Page) => page.locator('li[data-variant]');
export const confirmed = (page: Page) => page.evaluate(() => window.provider.confirmed);
