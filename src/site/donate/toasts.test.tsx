import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastArea } from './ToastArea';
import { useToastList, useToasts } from './toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => [...document.querySelectorAll('li[data-variant]')];

function Buttons() {
  const { show } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show({ title: 'One', body: 'first' })}>
        one
      </button>
      <button type="button" onClick={() => show({ title: 'Two', body: 'second', variant: 'destructive' })}>
        two
      </button>
    </>
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('toasts', () => {
  it('are one at a time, default or destructive', async () => {
    render(<Buttons />, { wrapper: ToastArea });
    await press('one');
    expect(shown().map((toast) => toast.getAttribute('data-variant'))).toEqual(['default']);
    await press('two');
    expect(shown().map((toast) => toast.getAttribute('data-variant'))).toEqual(['destructive']);
    expect(shown()[0]?.textContent).toContain('Two');
  });

  it('have a sign of their own kind, and interrupt a reader only where something went wrong', async () => {
    render(<Buttons />, { wrapper: ToastArea });
    const heart = () => shown()[0]?.querySelector('use[href="#heart"]') ?? null;
    const urgency = () => document.querySelector('[role="status"][aria-live]')?.getAttribute('aria-live');
    await press('one');
    expect([heart() !== null, urgency()]).toEqual([true, 'polite']);
    await press('two');
    expect([heart() !== null, urgency()]).toEqual([false, 'assertive']);
  });

  it('are shown for 5,000 ms', async () => {
    render(<Buttons />, { wrapper: ToastArea });
    await press('one');
    wait(4_999);
    expect(shown()).toHaveLength(1);
    wait(1);
    expect(shown()).toHaveLength(0);
  });

  it('leave the memory 1,000,000 ms after they were dismissed', () => {
    const { result } = renderHook(useToastList);
    act(() => result.current.show({ title: 'One', body: 'first' }));
    wait(2_000_000);
    expect(result.current.toast?.open).toBe(true);
    act(() => result.current.dismiss());
    wait(999_999);
    expect(result.current.toast).toMatchObject({ title: 'One', open: false });
    wait(1);
    expect(result.current.toast).toBeNull();
  });

  it("stand in a region called 'Notifications (F8)'", () => {
    render(<Buttons />, { wrapper: ToastArea });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
  });
});
