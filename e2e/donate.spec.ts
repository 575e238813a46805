import { expect, type Page, test } from '@playwright/test';
import { type Answer, confirmed, open, proceed, toast } from './donations';
import { holdBack, holdBackApp } from './support';

/** Presses 'Continue to payment' a second time before the first is answered. */
async function clickTwice(page: Page) {
  const letGo = await holdBack(page, /\/api\/create-/);
  await proceed(page).dblclick();
  letGo();
}

test('a one-time donation: form, payment, thanks; the provider comes in only to be paid', async ({ page }) => {
  const { sent, scripts, refused } = await open(page);
  await page.getByLabel('Custom amount').fill('19.99');
  await page.getByLabel('Message').fill('For the bees');
  expect(scripts).toEqual([]);
  await proceed(page).click();
  await expect(page.getByText('Card form for secret_1 with pk_test_1')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: 19.99, donorName: null, donorEmail: null, message: 'For the bees' },
  ]);
  expect(scripts).toHaveLength(1);
  for (const text of ['$19.99', 'Anonymous', 'For the bees']) {
    await expect(page.locator('dl').getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Donate $19.99' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(toast(page)).toContainText('Thank You!');
  expect(await confirmed(page)).toEqual([`${new URL(page.url()).origin}/donate?success=true if_required`]);
  expect(refused).toEqual([]);
});

test('what was typed and pressed before the script came is a donation, too', async ({ page }) => {
  const come = await holdBackApp(page);
  const { sent } = await open(page, {
    async before() {
      await page.getByLabel('Custom amount').fill('19.99');
      await page.getByLabel('Name').fill('Ann');
      await page.getByLabel('E-mail').fill('ann@example.org');
      await page.getByLabel('Message').fill('For the bees');
      await page.getByLabel('Name').press('Enter');
      come();
    },
  });
  await expect(page.getByText('Card form for secret_1 with pk_test_1')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: 19.99, donorName: 'Ann', donorEmail: 'ann@example.org', message: 'For the bees' },
  ]);
  await expect(page).toHaveURL('/donate');
  await page.getByRole('button', { name: 'Change my donation' }).click();
  await expect(page.getByLabel('Custom amount')).toHaveValue('19.99');
});

test('an amount with a comma is none a hundred times as large', async ({ page }) => {
  const { sent } = await open(page);
  await page.getByLabel('Custom amount').pressSequentially('5,50');
  await expect(page.getByLabel('Custom amount')).toHaveValue('5.50');
  await proceed(page).click();
  await expect(page.getByText('Card form for secret_1 with pk_test_1')).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([{ amount: 5.5 }]);
});

test('a way back keeps what was typed', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '$50' }).click();
  await page.getByLabel('Name').fill('Ann');
  await proceed(page).click();
  await page.getByRole('button', { name: 'Change my donation' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a way to help' })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByRole('button', { name: '$50' })).toHaveAttribute('aria-pressed', 'true');
});

test('a monthly donation goes to the address that came back', async ({ page }) => {
  await page.route('https://checkout.example/**', (route) => route.fulfill({ body: 'Checkout' }));
  const { sent } = await open(page, {
    answers: { '/api/create-subscription': { json: { url: 'https://checkout.example/pay' } } },
  });
  await page.getByRole('tab', { name: 'One-time' }).press('ArrowRight');
  await page.getByRole('button', { name: '$5', exact: true }).click();
  await clickTwice(page);
  await page.waitForURL('https://checkout.example/pay');
  expect(sent.map(({ body }) => body)).toEqual([
    { priceId: 'price_5', donorName: null, donorEmail: null, message: null },
  ]);
});

test('every wrong amount gets its toast, one at a time, and nothing is sent', async ({ page }) => {
  const { sent } = await open(page);
  const amount = page.getByLabel('Custom amount');
  const says = async (typed: string, title: string, body: string) => {
    await amount.fill(typed);
    await proceed(page).click();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).toContainText(body);
  };
  await says('0.99', 'Invalid Amount', 'Minimum donation amount is $1');
  await says('10000.01', 'Invalid Amount', '$10,000');
  await says('4.555', 'Invalid Amount', 'whole cents');
  await amount.fill('');
  await amount.pressSequentially('e');
  await proceed(page).click();
  await expect(toast(page)).toContainText('as a number');
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await says('0.99', 'Invalid Amount', 'Minimum donation amount is $1');
  await says('7', 'Error', 'Invalid subscription amount selected');
  await page.keyboard.press('F8');
  await expect(page.locator('[aria-label="Notifications (F8)"] ol')).toBeFocused();
  expect(sent).toEqual([]);
});

test('an e-mail address that the field refuses is said to be wrong, and nothing is sent', async ({ page }) => {
  const { sent } = await open(page);
  const email = page.getByLabel('E-mail');
  for (const address of ['ann', 'ann@nowhere', 'ann@-nowhere.de', 'ann@no_where.de']) {
    await email.fill(address);
    await proceed(page).click();
    expect(await email.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
    await expect(email).toBeFocused();
  }
  expect(sent).toEqual([]);
  await email.fill('ann@nowhere.de');
  await proceed(page).click();
  await expect.poll(() => sent.length).toBe(1);
});

test('double clicks and a lost connection make one donation', async ({ page }) => {
  const answers: Record<string, Answer> = { '/api/create-payment-intent': 'lost' };
  const { sent } = await open(page, { answers });
  await clickTwice(page);
  await expect(toast(page)).toContainText('Failed to create payment. Please try again.');
  expect(sent).toHaveLength(1);
  answers['/api/create-payment-intent'] = { status: 503, json: { error: 'busy' } };
  await proceed(page).click();
  await expect.poll(() => sent.length).toBe(2);
  await expect(proceed(page)).toBeVisible();
  delete answers['/api/create-payment-intent'];
  await proceed(page).click();
  await expect(page.getByText('Card form for')).toBeVisible();
  // By itself it would stay for 5 s.
  await expect(toast(page), 'what went wrong before').toBeHidden({ timeout: 1000 });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
});

test('a payment script that cannot be loaded is a kind word, a warning and the coffee', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(page, { isBlocked: true });
  await proceed(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be opened' });
  await expect(notice.getByRole('link', { name: /Buy Us Coffee/ })).toBeVisible();
  expect(warnings.join()).toContain('payment form could not be loaded');
});

test('without a connection it says that it needs one', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await expect(page.getByText('Donating needs a connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Donating needs a connection')).toBeHidden();
});

test('a server that cannot be reached is a missing connection, too', async ({ page }) => {
  await page.route('**/api/donation-config', (route) => route.abort());
  for (const query of ['', '?success=true']) {
    await page.goto(`/donate${query}`);
    await expect(page.getByText('Donating needs a connection')).toBeVisible();
  }
});

test('a toast is swiped away to the right from 50 px on', async ({ page }) => {
  await open(page);
  await page.getByLabel('Custom amount').fill('0.5');
  await proceed(page).click();
  await expect(toast(page)).toHaveCount(1);
  const box = await toast(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 30];
  const swipe = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 10 });
    await page.mouse.up();
  };
  await swipe(48);
  await expect(toast(page)).toHaveCount(1);
  await swipe(-80);
  await expect(toast(page)).toHaveCount(1);
  await swipe(55);
  await expect(toast(page)).toHaveCount(0);
});

test('without keys the form stands, with a notice above it', async ({ page }) => {
  await page.goto('/donate');
  await expect(page.getByText('Card donations are not switched on here')).toBeVisible();
  await proceed(page).click();
  await expect(toast(page)).toContainText('Failed to create payment. Please try again.');
});

const SECRETS = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret';
for (const [status, text] of [
  ['succeeded', 'Thank You!'],
  ['processing', 'still confirming'],
  ['failed', 'Payment Failed'],
] as const) {
  test(`back from the bank: ${status}`, async ({ page }) => {
    await open(page, { query: `?success=true&${SECRETS}&redirect_status=${status}` });
    await expect(page.getByText(text).first()).toBeVisible();
    expect(page.url()).not.toContain('secret');
    await expect(proceed(page)).toHaveCount(status === 'failed' ? 1 : 0);
  });
}

test('only this page lets the browser’s wallets pay', async ({ request }) => {
  const permissions = async (path: string) => (await request.get(path)).headers()['permissions-policy'] ?? '';
  for (const path of ['/donate', '/donate/', '/donate?success=true']) {
    expect(await permissions(path)).toContain('payment=(self "https://js.stripe.com")');
  }
  for (const path of ['/', '/snake', '/about', '/nothing', '/healthz', '/favicon.svg']) {
    expect(await permissions(path)).toContain('payment=()');
  }
});

test('only this page may speak to the provider', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policy('/donate')).toContain('https://js.stripe.com');
  for (const path of ['/', '/snake', '/nothing']) expect(await policy(path)).not.toContain('stripe');
});
