import { expect, type Page, test } from '@playwright/test';
import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { confirmed, open, proceed, toast } from './donations';

// From the card to the end. The answers are written by hand, with the codes and statuses of the provider's types; the state
// `requires_action` is never seen here, as the provider's script deals with the bank itself.

type Refusal = Pick<StripeError, 'type' | 'code' | 'decline_code' | 'message'> & { payment_intent: object };
const intent = (status: PaymentIntent.Status) => ({ id: 'pi_1', object: 'payment_intent', status });

const DECLINED: Refusal = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  payment_intent: intent('requires_payment_method'),
};
const NOT_AUTHENTICATED: Refusal = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_intent: intent('requires_payment_method'),
};
const SUCCEEDED = { paymentIntent: intent('succeeded') };
const BANK = 'https://bank.example/check';

const donateButton = (page: Page) => page.getByRole('button', { name: 'Donate $10' });
const change = (page: Page) => page.getByRole('button', { name: 'Change my donation' });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank You!' });
const atTheBank = (page: Page) => page.getByRole('button', { name: 'Confirm at the bank' });
const mounts = (page: Page) => page.evaluate(() => window.provider.mounts);

/** Everything a hurried giver may press while the payment is on its way. */
async function pressEverything(page: Page) {
  const waiting = page.getByRole('button', { name: 'One moment…' });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect(change(page)).toBeDisabled();
  await waiting.click({ force: true, clickCount: 2 });
  await waiting.press('Enter');
}

/** The bank's page, which sends the giver back with its verdict. */
const openBank = (page: Page, verdict: string) =>
  page.route(`${BANK}**`, (route) => {
    const back = new URL(new URL(route.request().url()).searchParams.get('back') ?? '');
    back.searchParams.set('payment_intent', 'pi_1');
    back.searchParams.set('payment_intent_client_secret', 'pi_1_secret_1');
    back.searchParams.set('redirect_status', verdict);
    const link = `<a href="${back.href.replaceAll('&', '&amp;')}">Back to the shop</a>`;
    return route.fulfill({ contentType: 'text/html', body: link });
  });

test('Donate waits for the provider’s form', async ({ page }) => {
  await open(page, { isReady: false });
  await proceed(page).click();
  await expect(page.getByText('Card form for secret_1')).toBeVisible();
  await expect(page.getByText('Opening the payment form…')).toBeVisible();
  await expect(donateButton(page)).toHaveAttribute('aria-disabled', 'true');
  await donateButton(page).click({ force: true });
  expect(await confirmed(page)).toEqual([]);
  await page.evaluate(() => window.provider.ready());
  await expect(page.getByText('Opening the payment form…')).toBeHidden();
  await donateButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('3-D Secure over the page: the bank asks, and one payment is made', async ({ page }) => {
  const { sent } = await open(page, { confirmations: [{ asks: true, answer: SUCCEEDED }] });
  await proceed(page).click();
  await donateButton(page).dblclick();
  await pressEverything(page);
  await atTheBank(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(toast(page)).toContainText('Thank You!');
  expect(await confirmed(page)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('3-D Secure at the bank’s own page: back with thanks, and no secret in the address', async ({ page }) => {
  await openBank(page, 'succeeded');
  await open(page, { confirmations: [{ leavesFor: BANK }] });
  await proceed(page).click();
  await donateButton(page).dblclick();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL('/donate?success=true&redirect_status=succeeded');
  await expect(page.locator('form')).toHaveCount(0);
});

test('3-D Secure refused at the bank’s own page: no thanks, and a form that works', async ({ page }) => {
  await openBank(page, 'failed');
  const { sent } = await open(page, { confirmations: [{ leavesFor: BANK }] });
  await proceed(page).click();
  await donateButton(page).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(toast(page)).toContainText('nothing was charged');
  await expect(page).toHaveURL('/donate');
  await proceed(page).click();
  await expect(donateButton(page)).toHaveAttribute('aria-disabled', 'false');
  // Another attempt, so another donation.
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a declined card says so in the provider’s words, and the same form takes another', async ({ page }) => {
  const { sent } = await open(page, {
    confirmations: [
      { answer: { error: DECLINED } },
      { asks: true, answer: { error: NOT_AUTHENTICATED } },
      { asks: true, answer: SUCCEEDED },
    ],
  });
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Message').fill('For the bees');
  await proceed(page).click();

  await donateButton(page).click();
  await expect(toast(page)).toContainText('Payment Failed');
  await expect(toast(page)).toContainText('Your card was declined.');
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(donateButton(page)).toHaveAttribute('aria-disabled', 'false');

  await donateButton(page).click();
  await pressEverything(page);
  await atTheBank(page).click();
  await expect(toast(page)).toContainText('unable to authenticate');
  await expect(donateButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(change(page)).toBeEnabled();
  for (const text of ['$10', 'Ann', 'For the bees']) {
    await expect(page.locator('dl').getByText(text, { exact: true })).toBeVisible();
  }
  // The fields are those that were filled in, of the one payment.
  expect(await mounts(page)).toBe(1);

  await donateButton(page).click();
  await atTheBank(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await confirmed(page)).toHaveLength(3);
  expect(sent).toHaveLength(1);
});

test('after a declined card the donation can be changed, with nothing lost', async ({ page }) => {
  await open(page, { confirmations: [{ answer: { error: DECLINED } }] });
  await page.getByLabel('Name').fill('Ann');
  await proceed(page).click();
  await donateButton(page).click();
  await expect(toast(page)).toContainText('Your card was declined.');
  await change(page).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByRole('button', { name: '$10', pressed: true })).toBeVisible();
});
