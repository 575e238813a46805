import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GrownUpCheck } from './GrownUpCheck';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks the sum of the age check in its own words', () => {
  const [pass, close] = [vi.fn(), vi.fn()];
  render(<GrownUpCheck text="This is for grown-ups." inHistory={false} pass={pass} close={close} />);
  expect(screen.getByText('This is for grown-ups. What is the answer?')).toBeTruthy();
  const [first = 0, second = 0] = [...document.querySelectorAll('b')].map((b) => Number(b.textContent));
  fireEvent.click(screen.getByRole('button', { name: String(first + second) }));
  expect(screen.getByRole('status').textContent).toBe('Correct!');
  act(() => vi.advanceTimersByTime(1_500));
  expect(pass).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});
