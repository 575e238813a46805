import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_DRAFT } from './donationDraft';
import { PaymentForm } from './PaymentForm';
import { ToastArea } from './ToastArea';

/** What the provider's form tells, and how its payments end. */
const listeners: Record<string, (event: object) => void> = {};
const confirmPayment = vi.fn();
const element = {
  on: (name: string, listener: (event: object) => void) => Object.assign(listeners, { [name]: listener }),
  mount() {},
  destroy() {},
};
vi.mock('./provider', () => ({
  loadProvider: async () => ({ elements: () => ({ create: () => element }), confirmPayment }),
}));

const ended = vi.fn();
const PAYMENT = { clientSecret: 'secret', publishableKey: 'pk_test' };
const button = () => screen.getByRole('button', { name: /^(Donate|One moment)/ });
const press = () => act(async () => void fireEvent.click(button()));
const tell = (name: string, event = {}) => act(async () => listeners[name]?.(event));

beforeEach(async () => {
  render(<PaymentForm draft={FIRST_DRAFT} payment={PAYMENT} back={() => {}} ended={ended} />, { wrapper: ToastArea });
  await vi.waitFor(() => expect(listeners.ready).toBeDefined());
});
afterEach(() => {
  for (const name of Object.keys(listeners)) delete listeners[name];
  vi.resetAllMocks();
});

describe('the payment', () => {
  it('waits until the provider’s form says that it is ready', async () => {
    expect(screen.getByRole('status').textContent).toBe('Opening the payment form…');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await press();
    expect(confirmPayment).not.toHaveBeenCalled();
    await tell('ready');
    expect(button().getAttribute('aria-disabled')).toBe('false');
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    await press();
    expect(ended.mock.calls).toEqual([['succeeded']]);
  });

  it('is not made twice, however fast one presses', async () => {
    await tell('ready');
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    await press();
    await press();
    expect(confirmPayment).toHaveBeenCalledTimes(1);
  });

  it('can be made again after a way back from the bank’s page', async () => {
    await tell('ready');
    confirmPayment.mockReturnValueOnce(new Promise(() => {}));
    await press();
    expect(button().textContent).toBe('One moment…');
    // A page that is loaded anew says so too.
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(button().textContent).toBe('One moment…');
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button().textContent).toBe('Donate $10');
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    await press();
    expect(ended.mock.calls).toEqual([['succeeded']]);
  });
});
