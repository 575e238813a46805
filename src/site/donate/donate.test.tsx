import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Donate from './Donate';

const config = {
  enabled: true,
  publishableKey: 'pk_test',
  prices: { '2': 'price_2', '5': 'price_5', '10': 'price_10' },
};
type Answer = () => Response | Promise<Response>;
let answers: Record<string, Answer> = {};
let sent: { url: string; body: Record<string, unknown>; key: string | null }[] = [];

const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

beforeEach(() => {
  sent = [];
  answers = { '/api/donation-config': json(config) };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const key = new Headers(init.headers).get('Idempotency-Key');
      sent.push({ url, body: JSON.parse(String(init.body)), key });
    }
    const answer = answers[url];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function open(query = '') {
  history.replaceState(null, '', `/donate${query}`);
  await act(async () => void render(<Donate />));
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const presets = () => [...document.querySelectorAll('fieldset button')].map(({ textContent }) => textContent);
const submit = () => press('Continue to payment');
const toastShows = (title: string, body: string | RegExp) =>
  waitFor(() => {
    const toast = document.querySelector('[data-variant]');
    expect(toast?.textContent).toContain(title);
    expect(toast?.textContent).toMatch(body);
    return toast;
  });

describe('the form', () => {
  it.each([
    ['One-time', '0.5', 'Invalid Amount', /Minimum donation amount is \$1$/],
    ['One-time', '10001', 'Invalid Amount', /\$10,000/],
    ['One-time', '4.555', 'Invalid Amount', /whole cents/],
    // A thousand, where the comma became a point.
    ['One-time', '1.000', 'Invalid Amount', /whole cents/],
    ['Monthly', '5.000', 'Error', /Invalid subscription amount selected$/],
    ['Monthly', '0.5', 'Invalid Amount', /Minimum donation amount is \$1$/],
    ['Monthly', '7', 'Error', /Invalid subscription amount selected$/],
  ])('on %s with %s says what is wrong and sends nothing', async (tab, amount, title, body) => {
    await open();
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    type(/Custom amount/, amount);
    await submit();
    const toast = await toastShows(title, body);
    expect(toast?.getAttribute('data-variant')).toBe('destructive');
    expect(sent).toEqual([]);
    // Back to where it is mended, or told there what can be given instead.
    const amountField = screen.getByLabelText(/Custom amount/);
    if (title === 'Error') expect(amountField.getAttribute('aria-describedby')).toBeTruthy();
    else expect(document.activeElement).toBe(amountField);
  });

  it('has a number from 1 on, an e-mail, and nothing that must be filled in', async () => {
    await open();
    const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
    const amount = field(/Custom amount/);
    expect([amount.type, amount.min, field(/E-mail/).type]).toEqual(['number', '1', 'email']);
    expect([field(/Name/).maxLength, field(/Message/).maxLength]).toEqual([100, 500]);
    expect(document.querySelectorAll('[required]')).toHaveLength(0);
    expect(document.querySelector('form')?.noValidate).toBe(true);
    expect(presets()).toEqual(['$10', '$20', '$50']);
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    expect(presets()).toEqual(['$2', '$5', '$10']);
  });

  it.each([
    ['One-time', '1', { amount: 1 }],
    ['One-time', '10000', { amount: 10_000 }],
    ['One-time', '4.35', { amount: 4.35 }],
    ['Monthly', '2', { priceId: 'price_2' }],
    ['Monthly', '5.00', { priceId: 'price_5' }],
    ['Monthly', '10', { priceId: 'price_10' }],
  ])('on %s with %s is sent as it is', async (tab, amount, body) => {
    await open();
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    type(/Custom amount/, amount);
    await submit();
    expect(sent.map((donation) => donation.body)).toEqual([expect.objectContaining(body)]);
  });

  it('offers every month what has a price, first of all, and takes nothing else', async () => {
    answers['/api/donation-config'] = json({ ...config, prices: { '5': 'price_5', '10': 'price_10' } });
    await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    await waitFor(() => expect(presets()).toEqual(['$5', '$10']));
    type(/Custom amount/, '2');
    await submit();
    await toastShows('Error', /Invalid subscription amount selected$/);
    type(/Custom amount/, '');
    await submit();
    expect(sent.map(({ body }) => body.priceId)).toEqual(['price_5']);
  });

  it('offers no monthly amount where none has a price', async () => {
    answers['/api/donation-config'] = json({ ...config, prices: {} });
    await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    await screen.findByText(/Monthly donations are not switched on here/);
    expect(presets()).toEqual([]);
    await submit();
    expect(sent).toEqual([]);
  });

  it('gives the monthly amounts to tap where another was typed', async () => {
    await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    expect(screen.queryAllByRole('button', { name: /a month$/ })).toEqual([]);
    type(/Custom amount/, '7');
    await submit();
    const offers = screen.getAllByRole('button', { name: /a month$/ }).map(({ textContent }) => textContent);
    expect(offers).toEqual(['$2 a month', '$5 a month', '$10 a month']);
    await press('$5 a month');
    expect(screen.queryAllByRole('button', { name: /a month$/ })).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { pressed: true, name: '$5' }));
    await submit();
    expect(sent.map(({ body }) => body.priceId)).toEqual(['price_5']);
  });

  it('keeps a typed amount in its own tab', async () => {
    await open();
    const typed = () => screen.getByLabelText<HTMLInputElement>(/Custom amount/).value;
    type(/Custom amount/, '25');
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    expect(typed()).toBe('');
    type(/Custom amount/, '5');
    fireEvent.click(screen.getByRole('tab', { name: 'One-time' }));
    expect(typed()).toBe('25');
    await submit();
    expect(sent.map(({ body }) => body.amount)).toEqual([25]);
  });

  it('starts with 10 dollars once and 2 a month', async () => {
    await open();
    const chosen = () => screen.getByRole('button', { pressed: true }).textContent;
    expect(chosen()).toBe('$10');
    fireEvent.click(screen.getByRole('tab', { name: 'Monthly' }));
    expect(chosen()).toBe('$2');
  });

  it('sends a typed amount in dollars and blanks as null', async () => {
    answers['/api/create-payment-intent'] = json({ error: 'x' }, 500);
    await open();
    type(/Custom amount/, '19.99');
    type(/Name/, '  ');
    await submit();
    expect(sent[0]?.body).toEqual({ amount: 19.99, donorName: null, donorEmail: null, message: null });
    const toast = await toastShows('Error', /Failed to create payment\. Please try again\.$/);
    expect(toast?.getAttribute('data-variant')).toBe('destructive');
  });

  it('keeps what was typed and its key when the connection is lost, and takes a new key after an answer', async () => {
    await open();
    type(/Message/, 'Hello');
    await submit();
    await submit();
    answers['/api/create-payment-intent'] = json({ error: 'x' }, 402);
    await submit();
    await submit();
    const keys = sent.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
    expect((screen.getByLabelText(/Message/) as HTMLTextAreaElement).value).toBe('Hello');
  });

  it('takes a double click as one', async () => {
    let finish: (answer: Response) => void = () => {};
    answers['/api/create-payment-intent'] = () => new Promise<Response>((done) => (finish = done));
    await open();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
      fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    });
    expect(sent).toHaveLength(1);
    await act(async () => finish(new Response('{}', { status: 500 })));
  });

  it('does not send an e-mail address that is none', async () => {
    await open();
    type(/E-mail/, 'ann@nowhere');
    await submit();
    expect(sent).toEqual([]);
  });

  it('says kindly where card donations are off, and keeps the whole form', async () => {
    answers['/api/donation-config'] = json({ enabled: false, publishableKey: null, prices: {} });
    answers['/api/create-payment-intent'] = json({ error: 'off' }, 503);
    await open();
    await screen.findByText(/Card donations are not switched on here/);
    await submit();
    await toastShows('Error', /Failed to create payment/);
  });
});

describe('back from the bank', () => {
  it('thanks, and takes the secret out of the address', async () => {
    await open('?success=true&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank You!');
    const toast = await toastShows('Thank You!', /free and safe for children/);
    expect(toast?.getAttribute('data-variant')).toBe('default');
    expect(location.search).toBe('?success=true&redirect_status=succeeded');
  });

  it('says that the bank is still at it', async () => {
    await open('?success=true&redirect_status=processing&payment_intent_client_secret=s');
    await screen.findByText(/still confirming/);
    expect(location.search).toBe('?success=true&redirect_status=processing');
  });

  it('shows a failure and the form again', async () => {
    await open('?success=true&redirect_status=failed&payment_intent_client_secret=s');
    const toast = await toastShows('Payment Failed', /nothing was charged/);
    expect(toast?.getAttribute('data-variant')).toBe('destructive');
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeTruthy();
    expect(location.search).toBe('');
  });
});
